/** What the shop is built and tested with; npm puts it into node_modules, whatever Node npm itself runs on. */
const NEEDED_MAJOR = 26

/** For whoever starts the shop by another Node than its own: a sentence instead of what a library happens to say. */
export function checkNode(version: string = process.versions.node): void {
  if (Number(version.split('.')[0]) >= NEEDED_MAJOR) return
  process.stderr.write(
    `\nThe shop needs Node ${NEEDED_MAJOR} and was started by ${version}. It brings its own: start it with npm start, or with node_modules/.bin/node.\n`,
  )
  process.exit(1)
}
