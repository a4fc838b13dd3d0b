import { type ReactNode, useState } from 'react'
import { withdrawalCopy as copy, returnFormCopy } from '#fulfilment/returns/copy.ts'
import type { ReturnsOfOrder } from '#fulfilment/returns/use-cases/load-returns.ts'
import type { RefundableOrder } from '#orders/domain/plan-refund.ts'
import { MAX_REASON_LENGTH, type ReturnWay, waysBack } from '#orders/returns/order-return.ts'
import { planReturn } from '#orders/returns/plan-return.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { countUnits, type Quantities, ReturnLines, SeenField, toLines } from './return-lines.tsx'
import type { TypedWithdrawal, WithdrawFetcher } from './withdraw-action.server.ts'

interface WithdrawFormProps {
  page: ReturnsOfOrder
  hasLeft: boolean
  typed: TypedWithdrawal | undefined
  fetcher: WithdrawFetcher
}

export function WithdrawForm({ page, hasLeft, typed, fetcher }: WithdrawFormProps) {
  const { order, refundable, asksForPixKey } = page
  const [chosen, setChosen] = useState(typed?.quantities ?? {})
  const isHydrated = useIsHydrated()
  const units = countUnits(chosen)
  return (
    <fetcher.Form method="post" className="return-form split g6">
      <input type="hidden" name="intent" value="ask" />
      <SeenField returns={page.returns} />
      <div className="stack">
        <ReturnLines
          legend={copy.what}
          sold={order.items}
          items={refundable.items}
          chosen={chosen}
          onChange={setChosen}
        />
        {hasLeft && <WaysBack ways={waysBack(order.deliveryWay)} chosen={typed?.returnWay} />}
        {asksForPixKey && <PixKeyField typed={typed?.pixKey} />}
        <TextField
          label={copy.reason}
          name="reason"
          optional
          maxLength={MAX_REASON_LENGTH}
          defaultValue={typed?.reason}
        />
      </div>
      <ReturnSum refundable={refundable} freight={order.shippingAmount} chosen={chosen}>
        <p className="small muted mt4">{copy.howItGoes}</p>
        <Button
          type="submit"
          block
          className="mt4"
          disabled={isHydrated && units === 0}
          busy={fetcher.state !== 'idle'}
          busyLabel={copy.busy}
        >
          {units > 0 ? copy.submit(units) : copy.submitPlain}
        </Button>
      </ReturnSum>
    </fetcher.Form>
  )
}

interface WaysBackProps {
  ways: readonly [ReturnWay, ReturnWay]
  chosen: ReturnWay | undefined
}

function WaysBack({ ways, chosen = ways[0] }: WaysBackProps) {
  return (
    <fieldset>
      <legend className="legend">{copy.how}</legend>
      <div className="ways grid g3">
        {ways.map((way) => (
          <label key={way} className="pick">
            <input
              className="pick__input"
              type="radio"
              name="returnWay"
              value={way}
              defaultChecked={way === chosen}
            />
            <span className="pick__box way">
              <b>{copy.ways[way].label}</b>
              <span className="small muted">{copy.ways[way].detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function PixKeyField({ typed }: { typed: string | undefined }) {
  return (
    <TextField
      label={returnFormCopy.pixKey}
      hint={returnFormCopy.pixKeyHint}
      name="pixKey"
      required
      maxLength={100}
      defaultValue={typed}
    />
  )
}

interface ReturnSumProps {
  refundable: RefundableOrder
  freight: Centavos
  chosen: Quantities
  children: ReactNode
}

function ReturnSum({ refundable, freight, chosen, children }: ReturnSumProps) {
  const { giftAmount, couponDiscountAmount, pixDiscountAmount } = refundable
  const plannedReturn = planReturn(refundable, toLines(chosen))
  return (
    <section className="label-frame" aria-labelledby="return-sum">
      <h2 id="return-sum" className="h3size">
        {returnFormCopy.back}
      </h2>
      {plannedReturn.ok ? (
        <PlannedSum
          amount={plannedReturn.value.amount}
          freight={plannedReturn.value.isWhole ? freight : null}
          isShared={giftAmount + couponDiscountAmount + pixDiscountAmount > 0}
        />
      ) : (
        <p className="small muted mt4">{returnFormCopy.choose}</p>
      )}
      {children}
    </section>
  )
}

/** Null for a partial return, which does not refund shipping. */
function PlannedSum({
  amount,
  freight,
  isShared,
}: {
  amount: Centavos
  freight: Centavos | null
  isShared: boolean
}) {
  // After an earlier goodwill refund, less than the shipping price may be left.
  const freightBack = Math.min(freight ?? 0, amount)
  return (
    <dl className="sum mt4" aria-live="polite">
      <Sum label={isShared ? returnFormCopy.candlesShared : returnFormCopy.candles}>
        {formatBrl(amount - freightBack)}
      </Sum>
      {freight !== 0 && (
        <Sum label={returnFormCopy.freight}>
          {freight === null ? returnFormCopy.freightOnlyWhole : formatBrl(freightBack)}
        </Sum>
      )}
      <Sum label={returnFormCopy.receive} className="total">
        {formatBrl(amount)}
      </Sum>
    </dl>
  )
}
