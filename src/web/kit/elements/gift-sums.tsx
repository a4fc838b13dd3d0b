import { giftSumsCopy as words } from '#copy/gifts/gifts.ts'
import type { OrderGift } from '#domain/gifts/gift.ts'
import { formatBrl } from '#domain/money.ts'
import { Sum } from './sum.tsx'

/** The card and the options of a present, a line each. */
export function GiftSums({ gift }: { gift: Pick<OrderGift, 'message' | 'options'> | null }) {
  return (
    <>
      {gift?.message && <Sum label={words.card}>{words.free}</Sum>}
      {gift?.options.map(({ name, price }) => (
        <Sum key={name} label={name}>
          {price > 0 ? formatBrl(price) : words.free}
        </Sum>
      ))}
    </>
  )
}
