/** '4242 4242 4242 4242' while it is typed. */
export function maskCardNumber(typed: string): string {
  return digitsOf(typed, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** 'MM / AA' while it is typed; a month that can only have one digit gets its zero. */
export function maskExpiry(typed: string): string {
  const digits = digitsOf(typed, 4)
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded
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
  if (!/^(0[1-9]|1[0-2]) \/ \d{2}$/.test(expiry)) faults.push('expiry')
  if (!/^\d{3,4}$/.test(cvc)) faults.push('cvc')
  return faults
}

export function cardOf({ number, expiry, cvc }: TypedCard): Card {
  const [month = '', year = ''] = expiry.split(' / ')
  return { number: digitsOf(number, 19), expiry_month: Number(month), expiry_year: 2000 + Number(year), cvc }
}
