import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import type { CardEntry, PaymentAnswer } from '#checkout/purchase/storefront/payment/use-payment.ts'
import { callPath } from '#ui/failures/call-function.ts'
import { TextField } from '#ui/form/text-field.tsx'

export type CardField = 'number' | 'expiry' | 'cvc'

export interface TypedCard extends Record<CardField, string> {}

export interface Card {
  number: string
  expiry_month: number
  expiry_year: number
  cvc: string
}

const words = paymentCopy.card
const masks: Record<CardField, (typed: string) => string> = {
  number: maskCardNumber,
  expiry: maskExpiry,
  cvc: maskCvc,
}

export function TestCardFields({ ref }: { ref: RefObject<CardEntry | null> }) {
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' })
  const [showsFaults, setShowsFaults] = useState(false)
  const faults = showsFaults ? cardFaults(card) : []
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({})
  useImperativeHandle(ref, () => ({
    async check() {
      const [wrong] = cardFaults(card)
      setShowsFaults(true)
      if (wrong) inputs.current[wrong]?.focus()
      return !wrong
    },
    pay: ({ clientSecret }) => payWithCard(clientSecret, card),
  }))

  const field = (name: CardField) => ({
    numeric: true,
    inputMode: 'numeric' as const,
    value: card[name],
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input
    },
    error: faults.includes(name) ? words.faults[name] : null,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setCard((typed) => ({ ...typed, [name]: masks[name](target.value) })),
  })
  return (
    <div className="fields payment__fields">
      <TextField
        {...field('number')}
        label={words.number}
        leadingIcon="card"
        placeholder="0000 0000 0000 0000"
        autoComplete="cc-number"
        hint={paymentCopy.testMode}
      />
      <TextField
        {...field('expiry')}
        label={words.expiry}
        span={3}
        placeholder={words.expiryPlaceholder}
        autoComplete="cc-exp"
      />
      <TextField
        {...field('cvc')}
        label={words.cvc}
        span={3}
        placeholder={words.cvcPlaceholder}
        autoComplete="cc-csc"
      />
    </div>
  )
}

interface CardAnswer {
  success: boolean
  error?: string
  is_over?: boolean
  redirect_to?: string | null
}

async function payWithCard(clientSecret: string, card: TypedCard): Promise<PaymentAnswer> {
  const result = await callPath<CardAnswer>(pathTo('testCard'), {
    client_secret: clientSecret,
    ...buildCard(card),
  })
  // After a network or server error, the outcome of the charge is unknown.
  if (!result.ok && (result.status === 0 || result.status >= 500)) return { kind: 'lost' }
  if (!result.ok) return { kind: 'refused', sentence: result.error ?? paymentCopy.unexpected }
  const { success, error, is_over: isOver, redirect_to: url } = result.body
  if (!success) return { kind: 'refused', sentence: error ?? paymentCopy.unexpected, isOver }
  return url ? { kind: 'elsewhere', url } : { kind: 'paid' }
}

export function maskCardNumber(typed: string): string {
  return keepDigits(typed, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats as 'MM / AA' or 'MM / AAAA'. Months that can only have one digit get a leading zero. */
export function maskExpiry(typed: string): string {
  const digits = keepDigits(typed, 6)
  const hasShortMonth = /^[2-9]/.test(digits) || /^\s*\d\s*[/.-]/.test(typed)
  const padded = hasShortMonth ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.slice(2)]
  if (!year) return month
  return `${month} / ${year.slice(0, year.startsWith('20') ? 4 : 2)}`
}

export function maskCvc(typed: string): string {
  return keepDigits(typed, 4)
}

function keepDigits(typed: string, longest: number): string {
  return typed.replace(/\D/g, '').slice(0, longest)
}

/** Checks the format only; the provider validates the card. */
export function cardFaults({ number, expiry, cvc }: TypedCard): CardField[] {
  const faults: CardField[] = []
  if (keepDigits(number, 19).length < 12) faults.push('number')
  if (!/^(0[1-9]|1[0-2]) \/ (\d{2}|20\d{2})$/.test(expiry)) faults.push('expiry')
  if (!/^\d{3,4}$/.test(cvc)) faults.push('cvc')
  return faults
}

export function buildCard({ number, expiry, cvc }: TypedCard): Card {
  const [month = '', year = ''] = expiry.split(' / ')
  const expiry_year = year.length === 4 ? Number(year) : 2000 + Number(year)
  return { number: keepDigits(number, 19), expiry_month: Number(month), expiry_year, cvc }
}
