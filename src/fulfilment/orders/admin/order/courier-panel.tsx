import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { breakdownLines } from '#delivery/freight/copy/freight.ts'
import { orderDetailsCopy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { decimalFromCentavos, formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

const copy = orderDetailsCopy.courier

interface CourierPanelProps {
  order: Pick<AdminOrder, 'id' | 'shippingBreakdown'>
  courier: NonNullable<AdminOrder['courier']>
}

export function CourierPanel({ order, courier }: CourierPanelProps) {
  const lines = order.shippingBreakdown ? breakdownLines(order.shippingBreakdown) : []
  return (
    <div className="courier">
      <dl className="breakdown">
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="courier__charged">
          <dt>{copy.charged}</dt>
          <dd>{formatBrl(courier.charged)}</dd>
        </div>
      </dl>
      <ActualCost orderId={order.id} actual={courier.actual} />
      <Margin margin={courier.margin} />
    </div>
  )
}

function ActualCost({ orderId, actual }: { orderId: string; actual: number | null }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, orderToasts.costFailed)
  return (
    <fetcher.Form
      method="post"
      action={pathTo('adminOrder', { id: orderId })}
      className="grid g3 courier__cost"
    >
      <input type="hidden" name="intent" value="courier-cost" />
      <TextField
        // Remounts after saving, because the saved amount may be formatted differently.
        key={actual}
        label={copy.actual}
        name="cost"
        affix="R$"
        numeric
        inputMode="decimal"
        autoComplete="off"
        defaultValue={actual === null ? '' : decimalFromCentavos(actual).replace('.', ',')}
      />
      <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={copy.saving}>
        {copy.save}
      </Button>
    </fetcher.Form>
  )
}

function Margin({ margin }: { margin: number | null }) {
  if (margin === null) return <p className="small muted mt4">{copy.marginUnknown}</p>
  return (
    <p className={classNames('margin mt4', margin > 0 ? 'margin--up' : 'margin--down')} role="status">
      <span>{copy.margin}</span>
      <span className="num">{formatSignedBrl(margin)}</span>
    </p>
  )
}
