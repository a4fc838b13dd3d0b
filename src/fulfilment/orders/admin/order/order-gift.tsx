import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { orderGiftCopy as words } from '#orders/gifts/copy/gifts.ts'

const LONG_CARD = { letters: 90, lines: 2 }

export default function OrderGift({ gift }: { gift: NonNullable<AdminOrder['gift']> }) {
  const { receiver, message, options } = gift
  return (
    <section className="order-gift">
      <h3>{words.title}</h3>
      {receiver && (
        <p className="small">
          {words.to(receiver.name)},{' '}
          <a className="num" href={`tel:${receiver.phone.replace(/[^\d+]/g, '')}`}>
            {receiver.phone}
          </a>
        </p>
      )}
      <Card message={message} />
      {options.length > 0 && <p className="small muted">{options.map(({ name }) => name).join(', ')}</p>}
    </section>
  )
}

function Card({ message }: { message: string }) {
  const isShort = message.length <= LONG_CARD.letters && message.split('\n').length <= LONG_CARD.lines
  if (isShort) return <blockquote>{message || words.noCard}</blockquote>
  return (
    <details className="fold">
      <summary>{words.longCard(message.slice(0, 24).trimEnd())}</summary>
      <blockquote>{message}</blockquote>
    </details>
  )
}
