import { packingSlipCopy as copy } from '#copy/admin/orders/packing-slip.ts'
import { cardSize } from '#domain/gifts/card-size.ts'
import { Logo } from '#web/kit/elements/logo.tsx'

interface GiftCardSheetProps {
  orderNumber: string
  message: string
}

/** The card of a present on a sheet of its own: the giver's words and the shop's name, nothing else. */
export function GiftCardSheet({ orderNumber, message }: GiftCardSheetProps) {
  return (
    <section className="slip slip--card" aria-label={copy.cardOf(orderNumber)}>
      <div className="gift-card">
        <p className="gift-card__words" style={{ fontSize: `${cardSize(message)}pt` }}>
          {message}
        </p>
      </div>
      <Logo />
    </section>
  )
}
