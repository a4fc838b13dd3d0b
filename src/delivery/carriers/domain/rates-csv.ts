import { isUf, type Uf } from '#delivery/addresses/domain/states.ts'
import { CSV_BYTE_ORDER_MARK, CSV_SEPARATOR, type CsvCell, csvNumber, csvRow } from '#platform/domain/csv.ts'
import { type Centavos, decimalFromCentavos, parseBrl } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { type Rate, rateFaults, TABLE_SERVICES, WEIGHT_BANDS } from './rate-table.ts'

const amountCell = (amount: Centavos | null): CsvCell =>
  amount === null ? '' : csvNumber(decimalFromCentavos(amount))

export function ratesToCsv(rates: readonly Rate[], headers: readonly string[]): string {
  const rows = rates.map(({ state, service, prices, daysFrom, daysUntil, freeAbove }) => [
    state,
    service,
    ...prices.map(amountCell),
    csvNumber(daysFrom),
    csvNumber(daysUntil),
    amountCell(freeAbove),
  ])
  return CSV_BYTE_ORDER_MARK + [headers, ...rows].map(csvRow).join('')
}

export type RatesCsvRefusal =
  | Refusal<'file-empty'>
  | Refusal<'line-unreadable', { readonly line: number }>
  | Refusal<'line-twice', { readonly line: number }>

/**
 * An empty price means that the weight is not sent. A missing line means that the service does not serve
 * the state.
 */
export function ratesFromCsv(text: string): Ok<Rate[]> | RatesCsvRefusal {
  const [, ...lines] = text.replace(CSV_BYTE_ORDER_MARK, '').split(/\r\n|\r|\n/)
  const rates = new Map<string, Rate>()
  for (const [index, line] of lines.entries()) {
    if (line.replaceAll(CSV_SEPARATOR, '').trim() === '') continue
    const rate = parseRate(line.split(CSV_SEPARATOR).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    if (!rate || rateFaults(rate).length > 0) return refuse('line-unreadable', { line: index + 2 })
    const key = `${rate.state} ${rate.service}`
    if (rates.has(key)) return refuse('line-twice', { line: index + 2 })
    rates.set(key, rate)
  }
  return rates.size > 0 ? ok([...rates.values()]) : refuse('file-empty')
}

function parseRate(cells: readonly string[]): Rate | null {
  const [state = '', typedService = '', ...rest] = cells
  const uf = state.toUpperCase()
  const service = TABLE_SERVICES.find((each) => each === typedService.toUpperCase())
  if (!isUf(uf) || !service) return null
  const amounts = rest.slice(0, WEIGHT_BANDS.length).map(parseAmount)
  const [daysFrom = '', daysUntil = '', freeAbove = ''] = rest.slice(WEIGHT_BANDS.length)
  return {
    state: uf satisfies Uf,
    service,
    prices: amounts,
    daysFrom: /^\d{1,2}$/.test(daysFrom) ? Number(daysFrom) : Number.NaN,
    daysUntil: /^\d{1,2}$/.test(daysUntil) ? Number(daysUntil) : Number.NaN,
    freeAbove: parseAmount(freeAbove),
  }
}

const parseAmount = (cell: string) => (cell === '' ? null : (parseBrl(cell) ?? Number.NaN))
