/** Spreadsheets run what begins like this as a formula, whoever typed it into a form. */
const formulaStart = /^[=+\-@\t\r]/

/**
 * RFC 4180, every value quoted; a value that a spreadsheet would take for a formula gets an apostrophe in front, which
 * makes it text again. The mark at the beginning lets spreadsheets read accents.
 */
export function writeCsv(rows: Iterable<readonly string[]>): string {
  const lines = Array.from(rows, (row) => row.map(quoted).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function quoted(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
