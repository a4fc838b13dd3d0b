export function printTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  console.log(`\n### ${title}\n\n${[line(heads), rule, ...rows.map(line)].join('\n')}`)
}

export const ms = (value: number) => `${value.toFixed(value < 0.1 ? 4 : value < 10 ? 2 : 0)} ms`
export const ratio = (value: number) => `${value.toFixed(2)}×`
export const perSecond = (wallMs: number) => `${Math.round(1_000 / wallMs).toLocaleString('en')}/s`
export const megabytes = (value: number) => `${value.toFixed(0)} MB`
