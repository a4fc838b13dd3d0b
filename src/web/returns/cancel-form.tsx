import { withdrawalCopy as copy } from '#copy/orders/returns.ts'
import { formatBrl } from '#domain/money.ts'
import { leftToRefund } from '#domain/orders/plan-refund.ts'
import type { ReturnsOfOrder } from '#shop/returns/load-returns.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { SeenField } from './return-lines.tsx'
import { PixKeyField, WithdrawForm } from './withdraw-form.tsx'
import type { TypedWithdrawal, WithdrawFetcher } from './withdrawal-answer.ts'

interface CancelFormProps {
  page: ReturnsOfOrder
  typed: TypedWithdrawal | undefined
  fetcher: WithdrawFetcher
}

/** It has not left: the whole of it with one press, or a part. */
export function CancelForm({ page, typed, fetcher }: CancelFormProps) {
  const { order, refundable, asksForPixKey } = page
  const units = refundable.items.reduce(
    (sum, { quantity, refundedQuantity }) => sum + quantity - refundedQuantity,
    0,
  )
  return (
    <>
      <fetcher.Form method="post" className="label-frame return-status">
        <p>{copy.cancel.text(formatBrl(leftToRefund(refundable)), order.shippingAmount > 0)}</p>
        <input type="hidden" name="intent" value="cancel" />
        <SeenField returns={page.returns} />
        {asksForPixKey && <PixKeyField typed={typed?.pixKey} />}
        <Button type="submit" variant="danger" busy={fetcher.state !== 'idle'} busyLabel={copy.busy}>
          {copy.cancel.press}
        </Button>
      </fetcher.Form>
      {units > 1 && (
        <details className="return-part mt5" open={typed !== undefined}>
          <summary>{copy.cancel.part}</summary>
          <p className="small muted mt3">{copy.cancel.partText}</p>
          <WithdrawForm page={page} hasLeft={false} typed={typed} fetcher={fetcher} />
        </details>
      )}
    </>
  )
}
