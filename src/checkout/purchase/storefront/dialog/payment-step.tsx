import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { paymentCopy, paymentChoiceCopy as words } from '#checkout/purchase/copy/payment-dialog.ts'
import { CardFields } from '#checkout/purchase/storefront/card/card-fields.tsx'
import { UnavailableStep } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import {
  type CardEntry,
  type PaymentPhase,
  type PaymentStepProps,
  usePayment,
} from '#checkout/purchase/storefront/payment/use-payment.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { WaitsForScript } from '#platform/fast-path/late-scripts/waits-for-script.tsx'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'

const PixStep = lazy(() =>
  import('#checkout/purchase/storefront/pix/pix-step.tsx').catch(() => ({ default: UnavailableStep })),
)

export function PaymentStep(props: PaymentStepProps) {
  if (props.checkout.method === 'card') return <CardStep {...props} />
  return (
    <Suspense
      fallback={
        <DialogBody>
          <Spinner />
        </DialogBody>
      }
    >
      <WaitsForScript />
      <PixStep {...props} />
    </Suspense>
  )
}

function CardStep(step: PaymentStepProps) {
  const { checkout, onPaid, onBusy, onOver } = step
  const card = useRef<CardEntry>(null)
  const payment = usePayment()
  useEffect(() => {
    onBusy?.(payment.isBusy)
  }, [payment.isBusy, onBusy])

  async function pay() {
    const entry = card.current
    if (!entry) return payment.toastNotLoaded()
    if (!(await entry.check())) return
    if (await payment.pay(checkout, () => entry.pay(checkout), onOver)) await onPaid()
  }

  return (
    <PaymentFrame
      step={step}
      phase={payment.phase}
      problem={payment.problem}
      onPay={() => payment.once(pay)}
      assurance={checkout.payment.provider === 'stripe' ? paymentCopy.direct : paymentCopy.forgotten}
    >
      <CardFields
        setup={checkout.payment}
        amount={checkout.total}
        ref={card}
        isByLink={checkout.linkKey !== undefined}
      />
    </PaymentFrame>
  )
}

interface OtherMethodProps extends Pick<PaymentStepProps, 'onMethod'> {
  other: NonNullable<PaymentStepProps['other']>
  disabled: boolean
}

interface PaymentFrameProps {
  step: Pick<PaymentStepProps, 'checkout' | 'place' | 'onClose' | 'other' | 'onMethod'>
  phase: PaymentPhase
  problem: string | null
  onPay(): void
  assurance: string
  children: ReactNode
}

function PaymentFrame({
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
          <Sum label={paymentCopy.total} className="total">
            {formatBrl(checkout.total)}
          </Sum>
        </dl>
        {other && <OtherMethod other={other} onMethod={onMethod} disabled={isBusy} />}
        <hr className="rule" />
        {/* Not a live region, because the note receives focus. It stays visible while another card is entered. */}
        <div ref={note} tabIndex={-1} className="payment__note">
          {problem && <Note tone="danger">{problem}</Note>}
          {phase === 'checking' && <Note icon="clock">{paymentCopy.checking}</Note>}
        </div>
        {children}
        <p className="pay-ok grid start muted">
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

/** Displays the other method's price, because the discount depends on the method. */
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
