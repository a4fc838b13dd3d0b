import type { ReactNode } from 'react'
import { freeFreightCopy as words } from '#delivery/freight/copy/free-freight.ts'
import type { OrderGift } from '#orders/domain/gift.ts'
import { giftSumsCopy } from '#orders/gifts/copy/gifts.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'

interface SumProps {
  label: string
  className?: string
  children: ReactNode
}

export function Sum({ label, className, children }: SumProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface FreightSumProps {
  label: string
  price: Centavos
  due: Centavos
  couponLabel?: string | null
}

export function FreightSum({ label, price, due, couponLabel }: FreightSumProps) {
  return (
    <Sum label={couponLabel ? words.givenBy(label, couponLabel) : label}>
      {due < price && <s>{formatBrl(price)}</s>} {due > 0 ? formatBrl(due) : words.free}
    </Sum>
  )
}

export function GiftSums({ gift }: { gift: Pick<OrderGift, 'message' | 'options'> | null }) {
  return (
    <>
      {gift?.message && <Sum label={giftSumsCopy.card}>{giftSumsCopy.free}</Sum>}
      {gift?.options.map(({ name, price }) => (
        <Sum key={name} label={name}>
          {price > 0 ? formatBrl(price) : giftSumsCopy.free}
        </Sum>
      ))}
    </>
  )
}
