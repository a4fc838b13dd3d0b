import { orderGiftCopy as words } from '#copy/gifts/gifts.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'

/** Whom the courier calls, and what is written on the card; loaded apart, because few orders are presents. */
export default function OrderGift({ gift }: { gift: NonNullable<AdminOrder['gift']> }) {
  const { receiver, message, options } = gift
  return (
    <section className="order-gift">
      <h3>{words.title}</h3>
      {receiver && (
        <p className="small">
          {words.to(receiver.name)}
          <br />
          <a className="num" href={`tel:${receiver.phone.replace(/[^\d+]/g, '')}`}>
            {receiver.phone}
          </a>
        </p>
      )}
      <blockquote>{message || words.noCard}</blockquote>
      {options.length > 0 && <p className="small muted">{options.map(({ name }) => name).join(', ')}</p>}
    </section>
  )
}
