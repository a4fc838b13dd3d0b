/** A spreadsheet takes a cell that starts with one of these for a formula and runs it. */
const formula = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

export function unguardCell(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}

/** Excel in Brazil separates by semicolon (the comma is in the prices) and needs the mark to believe that it is UTF-8. */
export const CSV_SEPARATOR = ';'
export const CSV_BYTE_ORDER_MARK = '\ufeff'

/** A number as a Brazilian spreadsheet reads it; a loss begins with a minus, which is no formula here. */
interface CsvNumber {
  readonly number: string
}

export type CsvCell = string | CsvNumber

/** '1234,50' */
export function csvNumber(decimal: number | string): CsvNumber {
  const number = String(decimal).replace('.', ',')
  if (!/^-?\d+(,\d+)?$/.test(number)) throw new RangeError(`not a number: ${number}`)
  return { number }
}

export function csvRow(cells: readonly CsvCell[]): string {
  const texts = cells.map((cell) => quoted(typeof cell === 'string' ? guardCell(cell) : cell.number))
  return `${texts.join(CSV_SEPARATOR)}\r\n`
}

function quoted(cell: string): string {
  return /[";,\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Semicolon or comma: whichever the first line has more of, outside quotes. */
export function separatorOf(text: string): ';' | ',' {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  return header.split(',').length > header.split(';').length ? ',' : ';'
}
