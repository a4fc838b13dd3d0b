import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { isUnsettled } from '#delivery/carriers/domain/shipment.ts'
import { failureSentence, postingCopy } from '#fulfilment/shipping/copy/admin-posting.ts'
import type { OrderToPost, StuckOrder } from '#fulfilment/shipping/use-cases/load-posting.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Job } from '#ui/admin/job.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'

interface OrdersProps {
  orders: readonly OrderToPost[]
}

export function WaitingPanel({ orders, isConnected }: OrdersProps & { isConnected: boolean }) {
  const copy = postingCopy.waiting
  if (orders.length === 0) return null
  return (
    <Job id="waiting-labels" title={copy.title} summary={copy.none}>
      <AdminForm
        action={pathTo('adminPosting')}
        intent="buy"
        failed={postingCopy.buyFailed}
        className="stack"
        saving={copy.busy}
      >
        {({ submit }) => (
          <>
            <ul>
              {orders.map((order) => (
                <li key={order.id} className="concern cluster ends">
                  <OrderWords order={order} />
                  {order.isPacked ? (
                    <Checkbox
                      name="orderIds"
                      value={order.id}
                      defaultChecked
                      label={copy.pick(order.orderNumber, order.customerName)}
                    />
                  ) : (
                    <span className="muted">{copy.notPacked}</span>
                  )}
                </li>
              ))}
            </ul>
            {orders.some(({ isPacked }) => isPacked) && (
              <div className="job__foot mt4">
                {isConnected && submit(copy.buy, { name: 'source', value: 'melhor-envio' })}
                {submit(copy.own, {
                  name: 'source',
                  value: 'table',
                  variant: isConnected ? 'ghost' : undefined,
                })}
              </div>
            )}
          </>
        )}
      </AdminForm>
    </Job>
  )
}

export function OrderWords({ order }: { order: OrderToPost }) {
  const { id, orderNumber, customerName, city, state, carrier, service, leavesOn, paid } = order
  const copy = postingCopy.waiting
  const facts = [
    `${city}, ${state}`,
    [carrier, service].filter(Boolean).join(' '),
    leavesOn && copy.leaves(leavesOn),
    copy.paid(paid),
  ]
  return (
    <span>
      <Link to={pathTo('adminOrder', { id })}>
        <Unbroken>{orderNumber}</Unbroken>
      </Link>{' '}
      {customerName}
      <small>{facts.filter(Boolean).join('; ')}</small>
    </span>
  )
}

export function UnsettledPanel({ orders }: OrdersProps) {
  const copy = postingCopy.unsettled
  if (orders.length === 0) return null
  return (
    <Job id="unsettled-labels" title={copy.title}>
      <ul>
        {orders.map((order) => (
          <UnsettledOrder key={order.id} order={order} />
        ))}
      </ul>
    </Job>
  )
}

function UnsettledOrder({ order }: { order: OrderToPost }) {
  const copy = postingCopy.unsettled
  const { failure, parcels, paid } = order
  const dearer = parcels.find((parcel) => parcel.failure?.code === 'dearer')
  const source = parcels[0]?.source ?? 'table'
  return (
    <li className="concern cluster ends">
      <span>
        <OrderWords order={order} />
        <span className="posting__why">{failureSentence(failure, paid)}</span>
      </span>
      {dearer && (
        <Press
          intent="dearer"
          label={copy.dearer(dearer.failure?.cost ?? 0)}
          hidden={{ shipmentId: dearer.id, cost: dearer.failure?.cost ?? 0 }}
        />
      )}
      {!dearer && <Press intent="buy" label={copy.again} hidden={{ orderIds: order.id, source }} />}
      {source !== 'table' && !isUnsettled(failure) && (
        <Press intent="buy" label={copy.counter} hidden={{ orderIds: order.id, source: 'table' }} />
      )}
    </li>
  )
}

export function StuckPanel({ orders }: { orders: readonly StuckOrder[] }) {
  const copy = postingCopy.stuck
  if (orders.length === 0) return null
  return (
    <Job id="stuck-parcels" title={copy.title} summary={copy.text}>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="concern cluster ends">
            <span>
              <OrderWords order={order} />
              <span className="posting__why">
                {failureSentence(order.failure, order.paid)}{' '}
                {order.trackingCode && copy.code(order.trackingCode)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Job>
  )
}

interface PressProps {
  intent: string
  label: string
  hidden: Record<string, string | number>
}

function Press({ intent, label, hidden }: PressProps) {
  return (
    <AdminForm
      action={pathTo('adminPosting')}
      intent={intent}
      hidden={hidden}
      failed={postingCopy.buyFailed}
      press={label}
      saving={postingCopy.waiting.busy}
      look={{ variant: 'ghost', small: true }}
    />
  )
}
