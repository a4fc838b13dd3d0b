import { freeFreightCopy as words } from '#copy/freight/free-freight.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'
import { Sum } from './sum.tsx'

interface FreightSumProps {
  label: string
  /** What the ride costs. */
  price: Centavos
  /** What of it the customer pays. */
  due: Centavos
  /** The coupon that gave it away. */
  couponLabel?: string | null
}

/** A ride that is given away says what it would have cost. */
export function FreightSum({ label, price, due, couponLabel }: FreightSumProps) {
  return (
    <Sum label={couponLabel ? words.givenBy(label, couponLabel) : label}>
      {due < price && <s>{formatBrl(price)}</s>} {due > 0 ? formatBrl(due) : words.free}
    </Sum>
  )
}
