/** With `--help` a command prints what it does and ends before it does anything. */
export function showHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  console.log(`Usage: ${usage}`)
  process.exit(0)
}
