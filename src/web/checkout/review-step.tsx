import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart.ts'
import { freightCopy } from '#copy/freight.ts'
import { checkoutCopy } from '#copy/payment-dialog.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import { toShippingAddress } from '#domain/address/shipping-address.ts'
import { formatBrl } from '#domain/money.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import { Button } from '#web/kit/button.tsx'
import { DialogBody, DialogFoot } from '#web/kit/dialog.tsx'
import { Sum } from '#web/kit/sum.tsx'
import { TextField } from '#web/kit/text-field.tsx'
import type { Recipient } from './begin-checkout.ts'
import type { CheckoutDialogProps } from './checkout-dialog.tsx'

const words = checkoutCopy.review

interface ReviewStepProps {
  purchase: CheckoutDialogProps['purchase']
  buyer: Buyer
  /** Why it did not go on, where that is not about the cart or the address. */
  notice?: ReactNode
  onNext(recipient: Recipient): Promise<void>
  onClose(): void
}

/** Everything that will be bought, where it goes and what it costs, before any card is asked for. */
export function ReviewStep({ purchase, buyer, notice, onNext, onClose }: ReviewStepProps) {
  const [name, setName] = useState(buyer.name)
  const [phone, setPhone] = useState(maskPhone(buyer.phone))
  const [isBusy, setBusy] = useState(false)
  const [isNameMissing, setNameMissing] = useState(false)

  async function next(event: FormEvent) {
    event.preventDefault()
    setNameMissing(!name.trim())
    if (!name.trim() || isBusy) return
    setBusy(true)
    await onNext({ name: name.trim(), phone: phone.trim(), email: buyer.email })
    setBusy(false)
  }

  return (
    <form onSubmit={next} noValidate>
      <DialogBody className="stack review">
        {notice}
        <PurchaseSums purchase={purchase} />
        <DeliveryAddress purchase={purchase} onChange={onClose} />
        <div className="fields">
          <TextField
            label={words.name}
            required
            value={name}
            error={isNameMissing ? words.nameMissing : null}
            hint={words.email(buyer.email)}
            autoComplete="name"
            maxLength={120}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={words.phone}
            optional
            numeric
            value={phone}
            hint={words.phoneHint}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            onChange={({ target }) => setPhone(maskPhone(target.value))}
          />
        </div>
        <p className="small muted">
          {words.withdrawal} <Link to={pathTo('terms')}>{words.terms}</Link>
        </p>
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="flame" busy={isBusy} busyLabel={words.nextBusy} disabled={isBusy}>
          {words.next}
        </Button>
      </DialogFoot>
    </form>
  )
}

function PurchaseSums({ purchase: { lines, freight, total } }: Pick<ReviewStepProps, 'purchase'>) {
  return (
    <dl className="sum" tabIndex={-1} data-autofocus>
      {lines.map((line) => (
        <Sum
          key={line.id}
          label={`${line.quantity} × ${line.name}${line.variantName ? `, ${line.variantName}` : ''}`}
        >
          {formatBrl(line.unitPrice * line.quantity)}
        </Sum>
      ))}
      {freight && <Sum label={cartCopy.freightBy(freightCopy.provider)}>{formatBrl(freight.price)}</Sum>}
      <Sum label={cartCopy.total} className="total">
        {formatBrl(total)}
      </Sum>
    </dl>
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
