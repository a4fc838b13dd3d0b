import type { Centavos } from '#platform/domain/money.ts'

export interface BankEntry {
  readonly day: string
  readonly amount: Centavos
  readonly payer: string
  readonly txid: string | null
}

export interface BankStatement {
  readonly entries: BankEntry[]
  readonly skipped: number
}

export const MAX_BANK_LINES = 5_000
const MAX_TEXT_LENGTH = 200

/** Formats such as '2.345,10', '-12.50', 'R$ 5,00' or '1,234.56'; null if it is not an amount. */
export function readBankAmount(text: string): Centavos | null {
  const bare = text.replace(/[R$\s\u00a0+"]/g, '')
  const match = /^(-?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (!match) return null
  const [, sign, whole = '', cents = '00'] = match
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return null
  const amount = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? (sign ? -amount : amount) : null
}

/** Accepts '20261112…' (OFX), '12/11/2026' and '2026-11-12'; null if it is not a calendar day. */
export function readBankDay(text: string): string | null {
  const compact = /^(\d{4})(\d{2})(\d{2})/.exec(text.trim())
  const brazilian = /^(\d{2})[/.-](\d{2})[/.-](\d{4})/.exec(text.trim())
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim())
  const [year, month, day] = brazilian
    ? [brazilian[3], brazilian[2], brazilian[1]]
    : ((iso ?? compact)?.slice(1, 4) ?? [])
  const written = `${year}-${month}-${day}`
  const instant = new Date(`${written}T12:00:00Z`)
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(written) ? null : written
}

export function normaliseBankText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
}
