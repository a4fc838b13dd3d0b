import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { isUnsettled } from '#delivery/carriers/domain/shipment.ts'
import { failureSentence, postingCopy } from '#fulfilment/shipping/copy/admin-posting.ts'
import type { OrderToPost, StuckOrder } from '#fulfilment/shipping/use-cases/load-posting.ts'
import { Button } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface OrdersProps {
  orders: readonly OrderToPost[]
}

export function WaitingPanel({ orders, isConnected }: OrdersProps & { isConnected: boolean }) {
  const copy = postingCopy.waiting
  const fetcher = useFetcher<FormAnswer>({ key: 'buy-labels' })
  useToastAnswer(fetcher.data, undefined, postingCopy.buyFailed)
  if (orders.length === 0) return null
  const source = fetcher.state === 'idle' ? null : fetcher.formData?.get('source')
  return (
    <section className="job" aria-labelledby="waiting-labels">
      <div className="job__head">
        <h2 id="waiting-labels">{copy.title}</h2>
        <p>{copy.none}</p>
      </div>
      <fetcher.Form method="post" action={pathTo('adminPosting')} className="stack">
        <input type="hidden" name="intent" value="buy" />
        <ul>
          {orders.map((order) => (
            <li key={order.id} className="concern">
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
          <div className="job__foot">
            {isConnected && (
              <Button
                type="submit"
                name="source"
                value="melhor-envio"
                busy={source === 'melhor-envio'}
                busyLabel={copy.busy}
              >
                {copy.buy}
              </Button>
            )}
            <Button
              type="submit"
              name="source"
              value="table"
              variant={isConnected ? 'ghost' : undefined}
              busy={source === 'table'}
              busyLabel={copy.busy}
            >
              {copy.own}
            </Button>
          </div>
        )}
      </fetcher.Form>
    </section>
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
    <section className="job" aria-labelledby="unsettled-labels">
      <div className="job__head">
        <h2 id="unsettled-labels">{copy.title}</h2>
      </div>
      <ul>
        {orders.map((order) => (
          <UnsettledOrder key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function UnsettledOrder({ order }: { order: OrderToPost }) {
  const copy = postingCopy.unsettled
  const { failure, parcels, paid } = order
  const dearer = parcels.find((parcel) => parcel.failure?.code === 'dearer')
  const source = parcels[0]?.source ?? 'table'
  return (
    <li className="concern">
      <span>
        <OrderWords order={order} />
        <span className="posting__why">{failureSentence(failure, paid)}</span>
      </span>
      {dearer && (
        <Press intent="dearer" label={copy.dearer(dearer.failure?.cost ?? 0)}>
          <input type="hidden" name="shipmentId" value={dearer.id} />
          <input type="hidden" name="cost" value={dearer.failure?.cost ?? 0} />
        </Press>
      )}
      {!dearer && (
        <Press intent="buy" label={copy.again}>
          <input type="hidden" name="orderIds" value={order.id} />
          <input type="hidden" name="source" value={source} />
        </Press>
      )}
      {source !== 'table' && !isUnsettled(failure) && (
        <Press intent="buy" label={copy.counter}>
          <input type="hidden" name="orderIds" value={order.id} />
          <input type="hidden" name="source" value="table" />
        </Press>
      )}
    </li>
  )
}

export function StuckPanel({ orders }: { orders: readonly StuckOrder[] }) {
  const copy = postingCopy.stuck
  if (orders.length === 0) return null
  return (
    <section className="job" aria-labelledby="stuck-parcels">
      <div className="job__head">
        <h2 id="stuck-parcels">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="concern">
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
    </section>
  )
}

function Press({ intent, label, children }: { intent: string; label: string; children: ReactNode }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, postingCopy.buyFailed)
  return (
    <fetcher.Form method="post" action={pathTo('adminPosting')}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button
        type="submit"
        variant="ghost"
        small
        busy={fetcher.state !== 'idle'}
        busyLabel={postingCopy.waiting.busy}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
}
