import { useState } from 'react'
import { troubleCopy as copy } from '#copy/orders/returns.ts'
import type { RefundableOrder } from '#domain/orders/plan-refund.ts'
import type { ReturnWish } from '#domain/returns/order-return.ts'
import { planTrouble } from '#domain/returns/plan-return.ts'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'
import { linesOf, type Quantities } from './return-lines.tsx'

interface TroubleWishProps {
  refundable: RefundableOrder
  chosen: Quantities
  typed: ReturnWish | undefined
}

/** Another candle or the money; for what a coupon paid wholly there is no money to choose. */
export function TroubleWish({ refundable, chosen, typed = 'exchange' }: TroubleWishProps) {
  const [wish, setWish] = useState<string>(typed)
  const planned = planTrouble(refundable, linesOf(chosen))
  const isWorthNothing = planned.ok && planned.value.amount === 0
  return (
    <RadioGroup
      // What she chose comes back with candles that she paid for.
      key={String(isWorthNothing)}
      legend={copy.wish}
      name="wish"
      defaultValue={isWorthNothing ? 'exchange' : wish}
      onChange={setWish}
      options={[
        { value: 'exchange', ...copy.wishes.exchange },
        {
          value: 'refund',
          label: copy.wishes.refund.label,
          detail: isWorthNothing ? copy.worthNothing : copy.wishes.refund.detail,
          disabled: isWorthNothing,
        },
      ]}
    />
  )
}
