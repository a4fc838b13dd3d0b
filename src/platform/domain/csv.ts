/** Spreadsheets execute a cell that starts with one of these as a formula. */
const formula = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

export function unguardCell(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}

/** Excel in Brazil expects semicolons, because prices contain commas, and a byte order mark for UTF-8. */
export const CSV_SEPARATOR = ';'
export const CSV_BYTE_ORDER_MARK = '\ufeff'

/** Formatted for Brazilian spreadsheets. A leading minus is safe here, because the value is a number. */
interface CsvNumber {
  readonly number: string
}

export type CsvCell = string | CsvNumber

export function csvNumber(decimal: number | string): CsvNumber {
  const number = String(decimal).replace('.', ',')
  if (!/^-?\d+(,\d+)?$/.test(number)) throw new RangeError(`not a number: ${number}`)
  return { number }
}

export function csvRow(cells: readonly CsvCell[]): string {
  const texts = cells.map((cell) => quoteCell(typeof cell === 'string' ? guardCell(cell) : cell.number))
  return `${texts.join(CSV_SEPARATOR)}\r\n`
}

function quoteCell(cell: string): string {
  return /[";,\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

export function detectSeparator(text: string): ';' | ',' {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  return header.split(',').length > header.split(';').length ? ',' : ';'
}
