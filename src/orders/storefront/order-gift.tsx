import type { OrderGift as Gift } from '#orders/domain/gift.ts'
import { orderGiftCopy as words } from '#orders/gifts/copy/gifts.ts'

export function OrderGift({ gift: { receiver, message, options } }: { gift: Gift }) {
  return (
    <div className="order-gift small">
      <b>{words.title}</b>
      {receiver && (
        <p>
          {words.to(receiver.name)}, <span className="num">{receiver.phone}</span>
        </p>
      )}
      <blockquote>{message || words.noCard}</blockquote>
      {options.length > 0 && <p className="muted">{options.map(({ name }) => name).join(', ')}</p>}
    </div>
  )
}
