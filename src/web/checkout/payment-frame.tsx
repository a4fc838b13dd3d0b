import type { FormEvent, ReactNode } from 'react'
import { cartCopy } from '#copy/cart.ts'
import { paymentCopy } from '#copy/payment-dialog.ts'
import { formatBrl } from '#domain/money.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import { Button } from '../ui/button.tsx'
import { DialogBody, DialogFoot } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import { Sum } from '../ui/sum.tsx'
import type { OpenCheckout } from './begin-checkout.ts'

interface PaymentFrameProps {
  checkout: OpenCheckout
  isPaying: boolean
  /** Why the last card was not charged. */
  problem: string | null
  onPay(): void
  onClose(): void
  /** Who gets to see the card. */
  assurance: string
  /** The fields of the card, ours or the provider's. */
  children: ReactNode
}

/** What surrounds every card form: the total above, the way out and the button below. */
export function PaymentFrame({
  checkout,
  isPaying,
  problem,
  onPay,
  onClose,
  assurance,
  children,
}: PaymentFrameProps) {
  function pay(event: FormEvent) {
    event.preventDefault()
    if (!isPaying) onPay()
  }
  return (
    <form onSubmit={pay} noValidate>
      <DialogBody className="stack payment">
        <dl className="sum">
          <Sum label={cartCopy.total} className="total">
            {formatBrl(checkout.total)}
          </Sum>
        </dl>
        <hr className="rule" />
        {/* The toast has said it aloud; this stays while another card is typed. */}
        {problem && <Note tone="danger">{problem}</Note>}
        {children}
        <p className="pay-ok">
          <Icon name="lock" size="s" />
          <span>
            {assurance} {paymentCopy.keeps(formatDateTime(checkout.expiresAt).slice(-5))}
          </span>
        </p>
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose}>
          {paymentCopy.back}
        </Button>
        <Button
          type="submit"
          variant="flame"
          busy={isPaying}
          busyLabel={paymentCopy.paying}
          disabled={isPaying}
        >
          {paymentCopy.pay(formatBrl(checkout.total))}
        </Button>
      </DialogFoot>
    </form>
  )
}
