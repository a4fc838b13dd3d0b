import {
  type BankStatement,
  MAX_BANK_LINES,
  normaliseBankText,
  readBankAmount,
  readBankDay,
} from './bank-entry.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function isOfx(text: string): boolean {
  return /<OFX>/i.test(text.slice(0, 4_000))
}

export function readOfx(text: string): BankStatement | null {
  const records = text.split(/<STMTTRN>/i).slice(1)
  if (records.length > MAX_BANK_LINES) return null
  const entries = records.flatMap((record) => {
    const element = createElementReader(record)
    const day = readBankDay(element('DTPOSTED'))
    const amount = readBankAmount(element('TRNAMT'))
    if (day === null || amount === null || amount <= 0) return []
    const payer = normaliseBankText([element('NAME'), element('MEMO')].filter(Boolean).join(' · '))
    return [{ day, amount, payer, txid: null }]
  })
  return { entries, skipped: records.length - entries.length }
}

function createElementReader(record: string): (name: string) => string {
  const body = record.split(/<\/STMTTRN>/i)[0] ?? ''
  return (name) => {
    const value = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(body)?.[1] ?? ''
    return value
      .replace(/&(amp|lt|gt|quot|apos);/g, (whole, entity: string) => ENTITIES[entity] ?? whole)
      .trim()
  }
}
