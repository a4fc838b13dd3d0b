export function showHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  console.log(`Usage: ${usage}`)
  process.exit(0)
}
