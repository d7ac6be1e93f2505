// Validates every .glb and .gltf of a folder; prints a line for each error and warning.
'use strict';
const fs = require('fs');
const path = require('path');
const validator = require('gltf-validator');

const folder = process.argv[2];
const files = fs.readdirSync(folder).filter(name => /\.(glb|gltf)$/.test(name)).sort();

async function validate(name) {
  const report = await validator.validateBytes(new Uint8Array(fs.readFileSync(path.join(folder, name))), {
    uri: name,
    maxIssues: 0,
    externalResourceFunction: uri =>
      Promise.resolve(new Uint8Array(fs.readFileSync(path.join(folder, decodeURIComponent(uri))))),
  });
  for (const message of report.issues.messages.filter(it => it.severity < 2)) {
    console.log(`${name}: ${message.code} ${message.pointer || ''} ${message.message}`);
  }
}

(async () => {
  if (files.length === 0) {
    console.log('no files');
  }
  for (const name of files) {
    await validate(name).catch(reason => console.log(`${name}: ${reason}`));
  }
})();
