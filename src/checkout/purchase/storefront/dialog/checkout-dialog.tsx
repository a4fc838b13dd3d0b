import { type ReactNode, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { changedPurchaseCopy, paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import type { PurchaseChange } from '#checkout/purchase/domain/purchase-changes.ts'
import {
  type Beginning,
  beginCheckout,
  isPaidByVoucher,
  type Recipient,
  totalBy,
} from '#checkout/purchase/storefront/payment/begin-checkout.ts'
import type { OpenCheckout } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import { showPaidCart } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { type CardEntry, usePayment } from '#checkout/purchase/storefront/payment/use-payment.ts'
import type { Buyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { isElsewhere } from '#delivery/addresses/domain/served-city.ts'
import { slotChoiceCopy as words } from '#delivery/calendar/copy/slot-choice.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import { candlesIn } from '#orders/domain/cart-line.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#platform/domain/payment-method.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'
import { useIsTesting } from '#ui/browser/use-root-data.ts'
import { TextButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useBackCloses } from '#ui/overlays/use-back-closes.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { isAboutTheCart, isAboutTheFreight, leavesNothingToPay, TooManyUnits } from './checkout-refused.tsx'
import { PaymentStep } from './payment-step.tsx'
import type { ReviewedPurchase } from './review-parts.tsx'
import { ReviewStep } from './review-step.tsx'
import { useCpf } from './use-cpf.ts'
import { useRecipient } from './use-recipient.ts'
import { useSettledPurchase } from './use-settled-purchase.ts'

const KEY = 'lume_payment_method'

export interface CheckoutDialogProps {
  purchase: ReviewedPurchase
  buyer: Buyer
  hint: ReactNode | null
  isCalculating: boolean
  onFreightStale(): void
  onSlot(slot: DeliverySlot): void
  /**
   * Called when a payment starts. From then on the displayed cart must not change, because a completed
   * payment empties the real one.
   */
  onPaying(isPaying: boolean): void
  onClose(): void
}

/** Closing the dialog keeps the open order, which the same cart finds again. */
export default function CheckoutDialog(props: CheckoutDialogProps) {
  const { buyer, hint, isCalculating, onFreightStale, onSlot, onPaying } = props
  const { shown: purchase, changes, markSeen } = useSettledPurchase(props.purchase, !isCalculating)
  const { revalidate } = useRevalidator()
  const isTest = useIsTesting()
  const recipient = useRecipient(buyer)
  const isParcel = purchase.freight?.parcel != null
  const isForOther = Boolean(purchase.gift?.receiver)
  const cpf = useCpf({ isNeeded: isParcel && !isForOther })
  const receiverCpf = useCpf({ isNeeded: isParcel && isForOther })
  const card = useRef<CardEntry>(null)
  const [isOpening, setOpening] = useState(false)
  const payment = usePayment(isOpening)
  const [method, setMethod] = useState(() => rememberedMethod(buyer.payment.methods))
  const [checkout, setCheckout] = useState<OpenCheckout | null>(null)
  const [isPixShown, setPixShown] = useState(false)
  const [isLost, setLost] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const onClose = useBackCloses(!isLeaving, props.onClose, payment.isBusy)
  const [unitsRefusal, setUnitsRefusal] = useState<string | null>(null)
  const [slotRefusal, setSlotRefusal] = useState<string | null>(null)

  /** Hands control of the Back button to the confirmation page. */
  function leave(sessionId: string): Promise<void> {
    setLeaving(true)
    return showPaidCart(sessionId)
  }

  function readRecipient(): Recipient | null {
    const [receives, digits, ofReceiver] = [recipient.read(), cpf.read(), receiverCpf.read()]
    if (!receives || digits === null || ofReceiver === null) return null
    return { ...receives, cpf: digits, receiverCpf: ofReceiver }
  }

  /** Repeating the same purchase finds the order that an earlier attempt opened. */
  async function begin(recipient: Recipient, by: PaymentMethod): Promise<OpenCheckout | null> {
    rememberMethod(by)
    onPaying(true)
    setUnitsRefusal(null)
    setSlotRefusal(null)
    markSeen()
    setOpening(true)
    const began = await beginCheckout({ ...purchase, isTest }, recipient, by, { onLost: () => setLost(true) })
    setLost(false)
    if (!began.ok) {
      if (!checkout && !began.isUnknown) onPaying(false)
      await explain(began)
      setOpening(false)
      return null
    }
    setOpening(false)
    setCheckout(began.checkout)
    setPixShown(by === 'pix')
    return began.checkout
  }

  async function pay(): Promise<void> {
    const receives = readRecipient()
    if (!receives) return
    if (isPaidByVoucher(purchase)) return void (await begin(receives, method))
    if (method === 'pix') return void (await begin(receives, 'pix'))
    const entry = card.current
    if (!entry) return payment.toastNotLoaded()
    if (!(await entry.check())) return
    const opened = await begin(receives, 'card')
    if (opened && (await payment.pay(opened, () => entry.pay(opened)))) await leave(opened.sessionId)
  }

  async function changeMethod(newMethod: PaymentMethod): Promise<void> {
    setMethod(newMethod)
    const receives = readRecipient()
    if (newMethod === 'pix' && receives) await begin(receives, 'pix')
    else setPixShown(false)
  }

  async function explain({
    code,
    sessionId,
    next,
    toast: words,
  }: Extract<Beginning, { ok: false }>): Promise<void> {
    if (sessionId) return leave(sessionId)
    if (code === 'too-many-units') return setUnitsRefusal(words.text ?? null)
    if (next) {
      onSlot(next)
      revalidate()
      return setSlotRefusal(words.text ?? null)
    }
    toast(words)
    if (isAboutTheFreight(code)) onFreightStale()
    if (!isAboutTheFreight(code) && !isAboutTheCart(code)) return
    if (leavesNothingToPay(code)) onClose()
    setCheckout(null)
    onPaying(false)
    await revalidate()
  }

  const { address, lines } = purchase
  const byPix = isPixShown && checkout
  const other = byPix && buyer.payment.methods.find((offered) => offered !== 'pix')
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!payment.isBusy}
      size={byPix ? 'wide' : 'm'}
      title={paymentCopy.title}
      description={paymentCopy.description(candlesIn(lines), purchase.isPickup ? '' : describePlace(address))}
    >
      {byPix ? (
        <PaymentStep
          key={byPix.clientSecret}
          checkout={byPix}
          place="dialog"
          other={other ? { method: other, total: totalBy(other, purchase) } : null}
          onMethod={changeMethod}
          onPaid={() => leave(byPix.sessionId)}
          onClose={onClose}
        />
      ) : (
        <ReviewStep
          purchase={purchase}
          buyer={buyer}
          recipient={recipient}
          cpf={cpf}
          receiverCpf={receiverCpf}
          method={method}
          onMethod={setMethod}
          card={card}
          phase={isLost ? 'checking' : isOpening ? 'opening' : payment.phase}
          isCalculating={isCalculating}
          isBlocked={hint !== null}
          problem={payment.problem}
          keptUntil={checkout?.expiresAt ?? null}
          notice={
            <>
              {isLost && (
                <Note icon="clock" live>
                  {paymentCopy.checkingOrder}
                </Note>
              )}
              {unitsRefusal && <TooManyUnits sentence={unitsRefusal} />}
              {slotRefusal && <SlotGone sentence={slotRefusal} onOther={onClose} />}
              {!isCalculating && <Changed changes={changes} isSlotSaid={slotRefusal !== null} hint={hint} />}
            </>
          }
          onPay={() => payment.once(pay)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

const describePlace = (address: Address) =>
  isElsewhere(address) ? `${address.city}, ${address.state}` : address.neighborhood || address.city

/** The method last used in this browser if still offered, otherwise the first one offered. */
function rememberedMethod(methods: readonly PaymentMethod[]): PaymentMethod {
  const last = readLocal(KEY)
  return methods.find((method) => method === last) ?? methods[0] ?? PAYMENT_METHODS[0]
}

function rememberMethod(method: PaymentMethod): void {
  writeLocal(KEY, method)
}

interface ChangedProps {
  changes: readonly PurchaseChange[]
  isSlotSaid: boolean
  hint: ReactNode | null
}

function Changed({ changes, isSlotSaid, hint }: ChangedProps) {
  const shownChanges = changes.filter(({ kind }) => kind !== 'slot' || !isSlotSaid)
  if (shownChanges.length === 0 && hint === null) return null
  return (
    <Note tone="danger" live>
      {shownChanges.length > 0 && <p>{changedPurchaseCopy.title}</p>}
      {shownChanges.length > 0 && (
        <ul>
          {shownChanges.map(changedPurchaseCopy.of).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {hint && <p>{hint}</p>}
    </Note>
  )
}

/** The slot was taken, so the next free one is preselected below. Others can be chosen in the cart. */
function SlotGone({ sentence, onOther }: { sentence: string; onOther(): void }) {
  return (
    <Note tone="danger" live>
      <p>
        {sentence} {words.nextChosen}
      </p>
      <TextButton onClick={onOther}>{words.other}</TextButton>
    </Note>
  )
}
