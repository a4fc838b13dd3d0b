import type { ReactNode } from 'react'
import { returnFormCopy as copy } from '#copy/orders/returns.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'
import type { RefundableOrder } from '#domain/orders/plan-refund.ts'
import { planReturn } from '#domain/returns/plan-return.ts'
import { Sum } from '#web/kit/elements/sum.tsx'
import { linesOf, type Quantities } from './return-lines.tsx'

interface ReturnSumProps {
  refundable: RefundableOrder
  freight: Centavos
  chosen: Quantities
  children: ReactNode
}

/** What the choice brings back, by the rule that the server decides by. */
export function ReturnSum({ refundable, freight, chosen, children }: ReturnSumProps) {
  const { giftAmount, couponDiscountAmount, pixDiscountAmount } = refundable
  const planned = planReturn(refundable, linesOf(chosen))
  return (
    <section className="label-frame" aria-labelledby="return-sum">
      <h2 id="return-sum" className="h3size">
        {copy.back}
      </h2>
      {planned.ok ? (
        <PlannedSum
          amount={planned.value.amount}
          freight={planned.value.isWhole ? freight : null}
          isShared={giftAmount + couponDiscountAmount + pixDiscountAmount > 0}
        />
      ) : (
        <p className="small muted mt4">{copy.choose}</p>
      )}
      {children}
    </section>
  )
}

/** Freight is null for a part of the order. */
function PlannedSum({
  amount,
  freight,
  isShared,
}: {
  amount: Centavos
  freight: Centavos | null
  isShared: boolean
}) {
  // An earlier goodwill refund may have left less than the freight.
  const freightBack = Math.min(freight ?? 0, amount)
  return (
    <dl className="sum mt4" aria-live="polite">
      <Sum label={isShared ? copy.candlesShared : copy.candles}>{formatBrl(amount - freightBack)}</Sum>
      {freight !== 0 && (
        <Sum label={copy.freight}>{freight === null ? copy.freightOnlyWhole : formatBrl(freightBack)}</Sum>
      )}
      <Sum label={copy.receive} className="total">
        {formatBrl(amount)}
      </Sum>
    </dl>
  )
}
