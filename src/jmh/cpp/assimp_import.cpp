// assimp_import FILE...: imports each file once, and prints how many succeeded. Each has a process
// of its own, because Assimp crashes on some damaged files.
#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>

static bool import(const char *file) {
    Assimp::Importer importer;
    importer.SetPropertyBool(AI_CONFIG_IMPORT_MD5_NO_ANIM_AUTOLOAD, true);
    return importer.ReadFile(file, 0) != nullptr;
}

int main(int count, char **files) {
    int imported = 0;
    for (int i = 1; i < count; i++) {
        pid_t child = fork();
        if (child == 0) {
            _exit(import(files[i]) ? 0 : 1);
        }
        int status = 1;
        waitpid(child, &status, 0);
        imported += status == 0;
    }
    std::printf("%d of %d\n", imported, count - 1);
}
