// Imported first by each script. Everything that these import parses on much older versions, so that this gets to speak.
const version = process.versions.node;
if (Number.parseInt(version, 10) < 20) {
  console.error(`Kindling needs Node 20 or newer; this is Node ${version}. See https://nodejs.org/en/download`);
  process.exit(1);
}
