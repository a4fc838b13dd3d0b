import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cartCopy } from '#copy/cart/cart.ts'
import { paymentCopy, paymentChoiceCopy as words } from '#copy/checkout/payment-dialog.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import type { Centavos } from '#domain/money.ts'
import { formatBrl } from '#domain/money.ts'
import { formatDeadline } from '#domain/sao-paulo-time.ts'
import { Button, TextButton } from '#web/kit/elements/button.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'
import { Sum } from '#web/kit/elements/sum.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { DialogBody, DialogFoot } from '#web/kit/overlays/dialog.tsx'
import type { OpenCheckout } from './begin-checkout.ts'
import type { PaymentPhase } from './use-payment.ts'

/** What every way of paying gets. */
export interface PaymentStepProps {
  checkout: OpenCheckout
  /** In the dialog over the cart, on the order's own page, or on the one of its link. */
  place: 'dialog' | 'page' | 'link'
  onPaid(): Promise<void>
  /** The shop says that this order can no longer be paid. */
  onOver?(): void
  /** Absent where there is nothing to go back to. */
  onClose?(): void
  /** While it is busy nothing may close what surrounds it. */
  onBusy?(isBusy: boolean): void
  /** The other way of payment and what it would cost; null where the shop takes only this one. */
  other: { method: PaymentMethod; total: Centavos } | null
  /** Another way of payment; or a new Pix code, where this one has ended. Says by itself why it could not be. */
  onMethod(method: PaymentMethod): Promise<void>
}

interface OtherMethodProps extends Pick<PaymentStepProps, 'onMethod'> {
  other: NonNullable<PaymentStepProps['other']>
  disabled: boolean
}

interface PaymentFrameProps {
  step: Pick<PaymentStepProps, 'checkout' | 'place' | 'onClose' | 'other' | 'onMethod'>
  phase: PaymentPhase
  /** Why the last card was not charged. */
  problem: string | null
  onPay(): void
  /** Who gets to see the card. */
  assurance: string
  /** The fields of the card, ours or the provider's. */
  children: ReactNode
}

/** What surrounds every card form: the total above, the way out and the button below. */
export function PaymentFrame({
  step: { checkout, place, other, onMethod, onClose },
  phase,
  problem,
  onPay,
  assurance,
  children,
}: PaymentFrameProps) {
  const isBusy = phase !== 'idle'
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem || phase === 'checking') note.current?.focus()
  }, [problem, phase])
  function pay(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onPay()
  }
  return (
    <form onSubmit={pay} noValidate>
      <DialogBody className="stack payment">
        <dl className="sum">
          <Sum label={cartCopy.total} className="total">
            {formatBrl(checkout.total)}
          </Sum>
        </dl>
        {other && <OtherMethod other={other} onMethod={onMethod} disabled={isBusy} />}
        <hr className="rule" />
        {/* Not live: it is read because it takes the focus, and it stays while another card is typed. */}
        <div ref={note} tabIndex={-1} className="payment__note">
          {problem && <Note tone="danger">{problem}</Note>}
          {phase === 'checking' && <Note icon="clock">{paymentCopy.checking}</Note>}
        </div>
        {children}
        <p className="pay-ok">
          <Icon name="lock" size="s" />
          <span>
            {assurance} {paymentCopy.keeps(formatDeadline(checkout.expiresAt, new Date()))}
          </span>
        </p>
      </DialogBody>
      <DialogFoot>
        {onClose && (
          <Button variant="ghost" onClick={onClose} disabled={isBusy}>
            {paymentCopy.back[place === 'dialog' ? 'dialog' : 'page']}
          </Button>
        )}
        <Button
          type="submit"
          variant="flame"
          busy={isBusy}
          busyLabel={phase === 'checking' ? paymentCopy.checkingShort : paymentCopy.paying}
        >
          {paymentCopy.pay(formatBrl(checkout.total))}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** The way out of the card form: its price stands on it, because the discount follows the way of payment. */
function OtherMethod({ other, onMethod, disabled }: OtherMethodProps) {
  const [isBusy, setBusy] = useState(false)
  async function change() {
    setBusy(true)
    await onMethod(other.method)
    setBusy(false)
  }
  return (
    <p>
      <TextButton disabled={disabled || isBusy} onClick={change}>
        {isBusy ? words.changing : words.insteadByPix(formatBrl(other.total))}
      </TextButton>
    </p>
  )
}
