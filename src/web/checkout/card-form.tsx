import { useEffect, useRef, useState } from 'react'
import { paymentCopy } from '#copy/payment-dialog.ts'
import { callFunction } from '#web/kit/call-function.ts'
import { TextField } from '#web/kit/text-field.tsx'
import {
  type CardField,
  cardFaults,
  cardOf,
  maskCardNumber,
  maskCvc,
  maskExpiry,
  type TypedCard,
} from './card-text.ts'
import { PaymentFrame } from './payment-frame.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { type PaymentAnswer, usePayment } from './use-payment.ts'

const words = paymentCopy.card
const masks: Record<CardField, (typed: string) => string> = {
  number: maskCardNumber,
  expiry: maskExpiry,
  cvc: maskCvc,
}

interface CardAnswer {
  success: boolean
  error?: string
  redirect_to?: string | null
}

/** The offline provider's card form. A decline leaves it open for another card. */
export function CardForm(step: PaymentStepProps) {
  const { checkout, place } = step
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' })
  const [showsFaults, setShowsFaults] = useState(false)
  const payment = usePayment(step)
  const faults = showsFaults ? cardFaults(card) : []
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({})
  // The button that led into the dialog is gone, and the focus with it.
  useEffect(() => {
    if (place === 'dialog') inputs.current.number?.focus()
  }, [place])

  function pay() {
    const [wrong] = cardFaults(card)
    setShowsFaults(true)
    if (wrong) inputs.current[wrong]?.focus()
    else payment.pay(() => payWithCard(checkout.clientSecret, card))
  }

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
    <PaymentFrame
      step={step}
      phase={payment.phase}
      problem={payment.problem}
      onPay={pay}
      assurance={paymentCopy.forgotten}
    >
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
    </PaymentFrame>
  )
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
