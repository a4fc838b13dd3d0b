import { foldText } from '#platform/domain/fold-text.ts'
import {
  type BankStatement,
  MAX_BANK_LINES,
  normaliseBankText,
  readBankAmount,
  readBankDay,
} from './bank-entry.ts'

/** Column headers that banks use, folded (no accents or case). The first match is used. */
const HEADERS = {
  day: ['data', 'data lancamento', 'data do lancamento', 'data da transacao', 'date'],
  amount: ['valor', 'valor r', 'credito', 'credito r', 'entrada', 'amount'],
  text: ['descricao', 'historico', 'lancamento', 'detalhes', 'titulo', 'description', 'title', 'memo'],
  payer: ['nome', 'pagador', 'origem', 'remetente', 'contraparte', 'favorecido', 'payer'],
  txid: ['txid', 'identificador pix', 'id pix'],
} as const

type Column = keyof typeof HEADERS

/** Some banks write their name and the account above the header row. */
const HEADER_AMONG = 20

export function readStatementRows(rows: readonly (readonly string[])[]): BankStatement | null {
  const at = rows.slice(0, HEADER_AMONG).findIndex((row) => isHeader(findColumns(row)))
  const records = rows.slice(at + 1).filter((row) => row.some((cell) => cell.trim() !== ''))
  if (at < 0 || records.length > MAX_BANK_LINES) return null
  const columns = findColumns(rows[at] ?? [])
  const entries = records.flatMap((row) => {
    const cell = (column: Column) => row[columns.get(column) ?? -1] ?? ''
    const day = readBankDay(cell('day'))
    const amount = readBankAmount(cell('amount'))
    if (day === null || amount === null || amount <= 0) return []
    const payer = normaliseBankText([cell('payer'), cell('text')].filter((text) => text.trim()).join(' · '))
    return [{ day, amount, payer, txid: textOr(cell('txid')) }]
  })
  return { entries, skipped: records.length - entries.length }
}

const textOr = (text: string) => normaliseBankText(text) || null

const isHeader = (columns: ReadonlyMap<Column, number>) => columns.has('day') && columns.has('amount')

function findColumns(row: readonly string[]): Map<Column, number> {
  const words = row.map((cell) => foldText(cell))
  const columns = Object.entries(HEADERS).flatMap(([column, names]) => {
    const place = names.map((name) => words.indexOf(name)).find((index) => index >= 0)
    return place === undefined ? [] : [[column as Column, place] as const]
  })
  return new Map(columns)
}
