import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { pathTo } from '#addresses.ts'
import {
  paymentChoiceCopy as byPix,
  changedPurchaseCopy,
  checkoutCopy,
  paymentCopy,
} from '#checkout/purchase/copy/payment-dialog.ts'
import { CardFields } from '#checkout/purchase/storefront/card/card-fields.tsx'
import { isPaidByVoucher, totalBy } from '#checkout/purchase/storefront/payment/begin-checkout.ts'
import type { CardEntry, PaymentPhase } from '#checkout/purchase/storefront/payment/use-payment.ts'
import type { Buyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { testOrderCopy } from '#checkout/test-orders/copy.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { slotChoiceCopy as slotWords } from '#delivery/calendar/copy/slot-choice.ts'
import { payWithVoucherCopy as byVoucher } from '#orders/vouchers/copy/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { useIsTesting, useStorefrontParts } from '#ui/browser/use-root-data.ts'
import { Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { DeliveryLine, MethodChoice, PurchaseSums, type ReviewedPurchase } from './review-parts.tsx'
import type { CpfEntry } from './use-cpf.ts'
import type { RecipientForm } from './use-recipient.ts'

const words = checkoutCopy.review

interface ReviewStepProps {
  purchase: ReviewedPurchase
  buyer: Buyer
  recipient: RecipientForm
  cpf: CpfEntry
  /** Required if a carrier ships a gift to someone else. */
  receiverCpf: CpfEntry
  method: PaymentMethod
  onMethod(method: PaymentMethod): void
  card: RefObject<CardEntry | null>
  phase: PaymentPhase | 'opening'
  isCalculating: boolean
  isBlocked: boolean
  problem: string | null
  /** Hold expiry of an order that is already open. */
  keptUntil: Date | null
  notice?: ReactNode
  onPay(): Promise<void>
  onClose(): void
}

export function ReviewStep(step: ReviewStepProps) {
  const { purchase, buyer, method, phase, problem } = step
  const total = totalBy(method, purchase)
  const isCovered = isPaidByVoucher(purchase)
  const isBusy = phase !== 'idle' || step.isCalculating
  const isTest = useIsTesting()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem || phase === 'checking') note.current?.focus()
  }, [problem, phase])

  const { invoiceCpf: asksCpf } = useStorefrontParts()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  // On a phone, the invalid field may be off screen.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (isBusy || step.isBlocked) return
    await step.onPay()
    setTries((before) => before + 1)
  }

  function payLabel(): string {
    if (isTest) return testOrderCopy.review
    if (isCovered) return byVoucher.finish
    return method === 'pix' ? byPix.payByPix(formatBrl(total)) : paymentCopy.pay(formatBrl(total))
  }

  const recipientFields = (
    <RecipientFields
      recipient={step.recipient}
      hasAddress={!purchase.isPickup && !purchase.gift?.receiver}
      isGiver={Boolean(purchase.gift?.receiver)}
    />
  )

  return (
    <form ref={form} onSubmit={pay} noValidate>
      <DialogBody className="stack review payment">
        {step.notice}
        {/* Not a live region, because the note receives focus. It stays visible while another card is entered. */}
        <div ref={note} tabIndex={-1} className="payment__note">
          {problem && <Note tone="danger">{problem}</Note>}
          {phase === 'checking' && <Note icon="clock">{paymentCopy.checking}</Note>}
        </div>
        <div className="stack" tabIndex={-1} data-autofocus>
          {/* Accounts without a name see these fields first, so that they are visible when the dialog opens. */}
          {!buyer.name && recipientFields}
          {isCovered && <CoveredByVoucher purchase={purchase} />}
          {!isCovered && (
            <MethodChoice
              purchase={purchase}
              payment={buyer.payment}
              value={method}
              onChange={(newMethod) => !isBusy && step.onMethod(newMethod)}
            />
          )}
          {!isCovered && method === 'pix' && (
            <p className="small muted">{buyer.payment.isPixByHand ? byPix.pixStepsByHand : byPix.pixSteps}</p>
          )}
          {!isCovered && method === 'card' && (
            <CardFields setup={buyer.cardSetup} amount={total} ref={step.card} />
          )}
        </div>
        <PurchaseSums purchase={purchase} total={total} />
        <DeliveryLine
          address={purchase.address}
          workshop={purchase.isPickup ? buyer.workshop : null}
          receiver={purchase.gift?.receiver ?? null}
          promise={describePromise(purchase, buyer.calendar.today)}
          onChange={step.onClose}
        />
        {buyer.name && recipientFields}
        {step.receiverCpf.isNeeded && (
          <CpfInput cpf={step.receiverCpf} label={words.receiverCpfLabel} hint={words.receiverCpfHint} />
        )}
        {step.cpf.isNeeded ? (
          <CpfInput cpf={step.cpf} label={words.cpfLabel} hint={words.parcelCpfHint} />
        ) : (
          asksCpf && <InvoiceCpf cpf={step.cpf} />
        )}
        <SmallPrint {...step} />
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={step.onClose} disabled={phase === 'paying' || phase === 'checking'}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          variant="flame"
          aria-disabled={step.isBlocked && !isBusy}
          busy={isBusy}
          busyLabel={busyLabel(method, phase)}
        >
          {payLabel()}
        </Button>
      </DialogFoot>
    </form>
  )
}

function CoveredByVoucher({ purchase: { voucher } }: { purchase: ReviewedPurchase }) {
  return (
    <>
      <h3>{byVoucher.nothingToPay}</h3>
      {voucher && <p className="small muted">{byVoucher.staysHint(voucher.balance - voucher.used)}</p>}
    </>
  )
}

function busyLabel(method: PaymentMethod, phase: ReviewStepProps['phase']): string {
  if (phase === 'checking') return paymentCopy.checkingShort
  if (phase === 'paying') return paymentCopy.paying
  if (phase === 'idle') return changedPurchaseCopy.waiting
  return method === 'pix' ? byPix.payByPixBusy : words.busy
}

function SmallPrint({ method: chosen, purchase, buyer, keptUntil }: ReviewStepProps) {
  const method = isPaidByVoucher(purchase) ? null : chosen
  const card = buyer.cardSetup.provider === 'stripe' ? paymentCopy.direct : paymentCopy.forgotten
  const holdText = keptUntil && paymentCopy.keeps(formatDateTime(keptUntil).slice(-5))
  return (
    <>
      {(method === 'card' || holdText) && (
        <p className="pay-ok grid start muted">
          <Icon name="lock" size="s" />
          <span>{[method === 'card' && card, holdText].filter(Boolean).join(' ')}</span>
        </p>
      )}
      <p className="small muted">
        {words.withdrawal}{' '}
        <a href={pathTo('terms')} target="_blank" rel="noopener">
          {words.terms}
        </a>
      </p>
    </>
  )
}

function InvoiceCpf({ cpf }: { cpf: CpfEntry }) {
  return (
    <details className="review__cpf" open={cpf.isWrong || undefined}>
      <summary>{words.cpf}</summary>
      <CpfInput cpf={cpf} label={words.cpfLabel} hint={words.cpfHint} />
    </details>
  )
}

function CpfInput({ cpf, label, hint }: { cpf: CpfEntry; label: string; hint: string }) {
  return (
    <div className="fields">
      <TextField
        label={label}
        optional={!cpf.isNeeded}
        required={cpf.isNeeded}
        numeric
        inputMode="numeric"
        autoComplete="off"
        value={cpf.typed}
        error={cpf.isWrong ? words.cpfWrong : null}
        hint={hint}
        onChange={({ target }) => cpf.type(target.value)}
      />
    </div>
  )
}

function describePromise({ slot, freight }: ReviewedPurchase, today: string): string | null {
  if (freight?.parcel) return arrivalWords(freight.parcel.chosen.arrives)
  return slot && slotWords.promise(slot, today)
}
