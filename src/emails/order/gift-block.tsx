import { orderGiftCopy as words } from '#copy/gifts/gifts.ts'
import type { OrderGift } from '#domain/gifts/gift.ts'
import { block, blockTitle } from './delivery-address.tsx'

/** The card of a present, in a mail that only its buyer and the owner get. */
export function GiftBlock({ gift: { receiver, message } }: { gift: OrderGift }) {
  return (
    <p style={{ ...block, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <b style={blockTitle}>{receiver ? `${words.title}: ${receiver.name}` : words.title}</b>
      <br />
      {message || words.noCard}
    </p>
  )
}
