/** npm installs this version into node_modules, whichever version runs npm itself. */
const NEEDED_MAJOR = 26

/** Shows a clear message instead of a library's error if the wrong version starts the shop. */
export function checkNode(version: string = process.versions.node): void {
  if (Number(version.split('.')[0]) >= NEEDED_MAJOR) return
  process.stderr.write(
    `\nThe shop needs Node ${NEEDED_MAJOR} and was started by ${version}. It brings its own: start it with npm start, or with node_modules/.bin/node.\n`,
  )
  process.exit(1)
}
