package org.jointscope.ui.app;

import org.jointscope.ui.compatibility.CompatibilityViewModel;
import org.jointscope.ui.document.CounterpartLoader;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.image.ImageExport;
import org.jointscope.ui.issues.IssuesViewModel;
import org.jointscope.ui.md5.repair.RepairViewModel;
import org.jointscope.ui.preview.EnginePreviewViewModel;
import org.jointscope.ui.recovery.RecoveryViewModel;
import org.jointscope.ui.reload.ReloadViewModel;
import org.jointscope.ui.start.StartViewModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.FolderRenames;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.storage.SessionSaving;

/** The state of the window that menus and tabs depend on. */
record MainViewModel(
        Document document,
        FileOpener opener,
        CounterpartLoader counterparts,
        Saving saving,
        FolderRenames renames,
        IssuesFold fold,
        IssuesViewModel issues,
        CompatibilityViewModel compatibility,
        EditsViewModel edits,
        RepairViewModel repair,
        EnginePreviewViewModel enginePreview,
        SessionSaving sessions,
        ImageExport images,
        SessionState session,
        StartViewModel start,
        ReloadViewModel reload,
        RecoveryViewModel recovery) {}
