import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { paymentCopy } from '#copy/checkout/payment-dialog.ts'
import type { PaymentAnswer } from '#web/checkout/payment/use-payment.ts'
import { callFunction } from '#web/kit/failures/call-function.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { CardEntry } from './card-entry.ts'
import {
  type CardField,
  cardFaults,
  cardOf,
  maskCardNumber,
  maskCvc,
  maskExpiry,
  type TypedCard,
} from './card-text.ts'

const words = paymentCopy.card
const masks: Record<CardField, (typed: string) => string> = {
  number: maskCardNumber,
  expiry: maskExpiry,
  cvc: maskCvc,
}

/** The offline provider's card fields. A decline leaves them for another card. */
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
  redirect_to?: string | null
}

async function payWithCard(clientSecret: string, card: TypedCard): Promise<PaymentAnswer> {
  const result = await callFunction<CardAnswer>('pay-test-card', {
    client_secret: clientSecret,
    ...cardOf(card),
  })
  // Nobody knows whether the card was charged before the line or the server failed.
  if (!result.ok && (result.status === 0 || result.status >= 500)) return { kind: 'lost' }
  if (!result.ok) return { kind: 'refused', sentence: result.error ?? paymentCopy.unexpected }
  const { success, error, redirect_to: url } = result.body
  if (!success) return { kind: 'refused', sentence: error ?? paymentCopy.unexpected }
  return url ? { kind: 'elsewhere', url } : { kind: 'paid' }
}
