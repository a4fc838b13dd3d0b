import { useEffect, useRef, useState } from 'react'
import { paymentCopy } from '#copy/payment-dialog.ts'
import { callFunction } from '../functions/call-function.ts'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast/toast-store.ts'
import { type CardField, cardFaults, cardOf, maskCardNumber, maskCvc, maskExpiry } from './card-text.ts'
import { PaymentFrame } from './payment-frame.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'

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
export function CardForm({ checkout, onPaid, onClose }: PaymentStepProps) {
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' })
  const [showsFaults, setShowsFaults] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const faults = showsFaults ? cardFaults(card) : []
  // The button that led here is gone, and the focus with it.
  const number = useRef<HTMLInputElement>(null)
  useEffect(() => number.current?.focus(), [])

  async function pay() {
    setShowsFaults(true)
    if (cardFaults(card).length > 0) return
    setPaying(true)
    setProblem(null)
    const result = await callFunction<CardAnswer>('pay-test-card', {
      client_secret: checkout.clientSecret,
      ...cardOf(card),
    })
    if (result.ok && result.body.success) {
      if (result.body.redirect_to) return window.location.assign(result.body.redirect_to)
      return onPaid()
    }
    const sentence = (result.ok ? result.body.error : result.error) ?? paymentCopy.unexpected
    setProblem(sentence)
    setPaying(false)
    toast({ title: paymentCopy.failed, text: sentence, tone: 'destructive' })
  }

  const field = (name: CardField) => ({
    numeric: true,
    inputMode: 'numeric' as const,
    value: card[name],
    error: faults.includes(name) ? words.faults[name] : null,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setCard((typed) => ({ ...typed, [name]: masks[name](target.value) })),
  })
  return (
    <PaymentFrame
      checkout={checkout}
      isPaying={isPaying}
      problem={problem}
      onPay={pay}
      onClose={onClose}
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
          ref={number}
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
