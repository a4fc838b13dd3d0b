/** '4242 4242 4242 4242' while it is typed. */
export function maskCardNumber(typed: string): string {
  return digitsOf(typed, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** 'MM / AA' or 'MM / AAAA' while it is typed; a month that can only have one digit gets its zero. */
export function maskExpiry(typed: string): string {
  const digits = digitsOf(typed, 6)
  const hasShortMonth = /^[2-9]/.test(digits) || /^\s*\d\s*[/.-]/.test(typed)
  const padded = hasShortMonth ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.slice(2)]
  if (!year) return month
  return `${month} / ${year.slice(0, year.startsWith('20') ? 4 : 2)}`
}

export function maskCvc(typed: string): string {
  return digitsOf(typed, 4)
}

function digitsOf(typed: string, longest: number): string {
  return typed.replace(/\D/g, '').slice(0, longest)
}

export type CardField = 'number' | 'expiry' | 'cvc'

export interface TypedCard extends Record<CardField, string> {}

export interface Card {
  number: string
  expiry_month: number
  expiry_year: number
  cvc: string
}

/** What cannot be a card; whether it is a good one is for the provider to say. */
export function cardFaults({ number, expiry, cvc }: TypedCard): CardField[] {
  const faults: CardField[] = []
  if (digitsOf(number, 19).length < 12) faults.push('number')
  if (!/^(0[1-9]|1[0-2]) \/ (\d{2}|20\d{2})$/.test(expiry)) faults.push('expiry')
  if (!/^\d{3,4}$/.test(cvc)) faults.push('cvc')
  return faults
}

export function cardOf({ number, expiry, cvc }: TypedCard): Card {
  const [month = '', year = ''] = expiry.split(' / ')
  const expiry_year = year.length === 4 ? Number(year) : 2000 + Number(year)
  return { number: digitsOf(number, 19), expiry_month: Number(month), expiry_year, cvc }
}
