import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { checkoutCopy, paymentCopy } from '#copy/payment-dialog.ts'
import { cartCount } from '#domain/cart/cart-line.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import type { Centavos } from '#domain/money.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { reloadPage } from '#web/kit/reload-page.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { announcePaid } from './announce-paid.ts'
import {
  type Beginning,
  beginCheckout,
  type OpenCheckout,
  type Purchase,
  type Recipient,
  totalBy,
} from './begin-checkout.ts'
import { PaymentStep } from './payment-step.tsx'
import { isAboutTheCart, isAboutTheFreight } from './refusal-place.ts'
import { rememberMethod } from './remembered-method.ts'
import { ReviewStep } from './review-step.tsx'
import { TooManyUnits } from './too-many-units.tsx'

/** A line as it is looked at once more before paying. */
type ReviewedLine = Purchase['lines'][number] & {
  id: string
  name: string
  variantName: string | null
  unitPrice: Centavos
}

export interface CheckoutDialogProps {
  purchase: Omit<Purchase, 'lines'> & { lines: readonly ReviewedLine[] }
  buyer: Buyer
  onFreightStale(): void
  /** From the payment on the cart must stay as it is: a payment that arrives empties it. */
  onPaying(isPaying: boolean): void
  onClose(): void
}

/** First everything is looked at once more, then paid. Closing keeps the order: the same cart finds it again. */
export default function CheckoutDialog(props: CheckoutDialogProps) {
  const { purchase, buyer, onFreightStale, onPaying, onClose } = props
  const { revalidate } = useRevalidator()
  const [checkout, setCheckout] = useState<(OpenCheckout & { recipient: Recipient }) | null>(null)
  const [isPaying, setPaying] = useState(false)
  const [unitsRefusal, setUnitsRefusal] = useState<string | null>(null)
  const [isPaid, setPaid] = useState(false)

  async function begin(recipient: Recipient, method: PaymentMethod): Promise<void> {
    rememberMethod(method)
    onPaying(true)
    const began = await beginCheckout(purchase, recipient, method)
    if (began.ok) return setCheckout({ ...began.checkout, recipient })
    if (!checkout) onPaying(false)
    await explain(began)
  }

  async function explain({
    code,
    sessionId,
    toast: words,
  }: Extract<Beginning, { ok: false }>): Promise<void> {
    if (sessionId) return finish(sessionId)
    if (code === 'too-many-units') return setUnitsRefusal(words.text ?? null)
    toast(words)
    if (isAboutTheFreight(code)) onFreightStale()
    if (!isAboutTheFreight(code) && !isAboutTheCart(code)) return
    revalidate()
    onClose()
  }

  async function finish(sessionId: string): Promise<void> {
    await announcePaid(sessionId)
    onClose()
    window.history.replaceState(window.history.state, '', pathTo('cart', {}, { pago: sessionId }))
    reloadPage()
  }

  const { address, lines } = purchase
  const otherMethod = buyer.payment.methods.find((method) => method !== checkout?.method)
  return (
    <Dialog
      open
      onClose={isPaid && checkout ? () => finish(checkout.sessionId) : onClose}
      closable={!isPaying}
      size={checkout?.method === 'pix' ? 'wide' : 'm'}
      title={checkout ? paymentCopy.title : checkoutCopy.review.title}
      description={
        checkout
          ? paymentCopy.description(cartCount(lines), address.neighborhood || address.city)
          : checkoutCopy.review.description
      }
    >
      {checkout ? (
        <PaymentStep
          key={checkout.clientSecret}
          checkout={checkout}
          place="dialog"
          other={otherMethod ? { method: otherMethod, total: totalBy(otherMethod, purchase) } : null}
          onMethod={(method) => begin(checkout.recipient, method)}
          onPaid={() => finish(checkout.sessionId)}
          onReceived={() => setPaid(true)}
          onClose={onClose}
          onBusy={setPaying}
        />
      ) : (
        <ReviewStep
          purchase={purchase}
          buyer={buyer}
          notice={unitsRefusal && <TooManyUnits sentence={unitsRefusal} />}
          onNext={begin}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
