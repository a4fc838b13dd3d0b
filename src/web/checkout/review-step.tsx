import { type FormEvent, type ReactNode, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { paymentChoiceCopy as byPix, checkoutCopy } from '#copy/payment-dialog.ts'
import { toShippingAddress } from '#domain/address/shipping-address.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import { formatBrl } from '#domain/money.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import { Button } from '#web/kit/button.tsx'
import { DialogBody, DialogFoot } from '#web/kit/dialog.tsx'
import { type Recipient, totalBy } from './begin-checkout.ts'
import type { CheckoutDialogProps } from './checkout-dialog.tsx'
import { MethodChoice } from './method-choice.tsx'
import { PurchaseSums } from './purchase-sums.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { rememberedMethod } from './remembered-method.ts'
import { useRecipient } from './use-recipient.ts'

const words = checkoutCopy.review

interface ReviewStepProps {
  purchase: CheckoutDialogProps['purchase']
  buyer: Buyer
  /** Why it did not go on, where that is not about the cart or the address. */
  notice?: ReactNode
  onNext(recipient: Recipient, method: PaymentMethod): Promise<void>
  onClose(): void
}

/** Everything that will be bought, where it goes and what it costs, before any card is asked for. */
export function ReviewStep({ purchase, buyer, notice, onNext, onClose }: ReviewStepProps) {
  const recipient = useRecipient(buyer)
  const [isBusy, setBusy] = useState(false)
  const [method, setMethod] = useState(() => rememberedMethod(buyer.payment.methods))
  const total = totalBy(method, purchase)

  async function next(event: FormEvent) {
    event.preventDefault()
    const receives = recipient.read()
    if (!receives || isBusy) return
    setBusy(true)
    await onNext(receives, method)
    setBusy(false)
  }

  return (
    <form onSubmit={next} noValidate>
      <DialogBody className="stack review">
        {notice}
        <PurchaseSums purchase={purchase} total={total} />
        <MethodChoice purchase={purchase} payment={buyer.payment} value={method} onChange={setMethod} />
        <DeliveryAddress purchase={purchase} onChange={onClose} />
        <RecipientFields recipient={recipient} />
        <p className="small muted">
          {words.withdrawal}{' '}
          <a href={pathTo('terms')} target="_blank" rel="noopener">
            {words.terms}
          </a>
        </p>
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          variant="flame"
          busy={isBusy}
          busyLabel={method === 'pix' ? byPix.payByPixBusy : words.nextBusy}
          disabled={isBusy}
        >
          {method === 'pix' ? byPix.payByPix(formatBrl(total)) : words.next}
        </Button>
      </DialogFoot>
    </form>
  )
}

function DeliveryAddress({
  purchase: { address },
  onChange,
}: Pick<ReviewStepProps, 'purchase'> & { onChange(): void }) {
  const { line1, line2, city, state, postal_code } = toShippingAddress(address)
  return (
    <div className="review__address">
      <h3>{words.deliverTo}</h3>
      <p className="small muted">
        {line1}
        <br />
        {line2 && (
          <>
            {line2}
            <br />
          </>
        )}
        {city}, {state}, <span className="num">{postal_code}</span>
      </p>
      <button type="button" className="text-btn" onClick={onChange}>
        {words.change}
      </button>
    </div>
  )
}
