import { pathTo } from '#addresses.ts'
import { breakdownLines } from '#delivery/freight/copy/freight.ts'
import { orderDetailsCopy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { decimalFromCentavos, formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { TextField } from '#ui/form/text-field.tsx'

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
  return (
    <AdminForm
      action={pathTo('adminOrder', { id: orderId })}
      intent="courier-cost"
      failed={orderToasts.costFailed}
      className="grid g3 courier__cost mt4"
      press={copy.save}
      saving={copy.saving}
      look={{ variant: 'ghost' }}
    >
      {({ input }) => (
        <TextField
          // Remounts after saving, because the saved amount may be formatted differently.
          key={actual}
          label={copy.actual}
          {...input('cost', 'money')}
          defaultValue={actual === null ? '' : decimalFromCentavos(actual).replace('.', ',')}
        />
      )}
    </AdminForm>
  )
}

function Margin({ margin }: { margin: number | null }) {
  if (margin === null) return <p className="small muted mt4">{copy.marginUnknown}</p>
  return (
    <p
      className={classNames('margin strip g4 ends baseline mt4', margin > 0 ? 'margin--up' : 'margin--down')}
      role="status"
    >
      <span>{copy.margin}</span>
      <span className="num">{formatSignedBrl(margin)}</span>
    </p>
  )
}
