import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pauseOrdersCopy as words } from '#copy/admin/orders/pause-orders.ts'
import { listedSlotWords } from '#copy/delivery/delivery-slot.ts'
import type { OrderInPause } from '#shop/admin/settings/list-orders-in-pause.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { SettingsAnswer } from './settings-action.server.ts'

/** Paid orders of days on which she rests: all moved with one press, or one by one. */
export function OrdersInPause({ orders }: { orders: readonly OrderInPause[] }) {
  const fetcher = useFetcher<SettingsAnswer>({ key: 'orders-in-pause' })
  useToastAnswer(fetcher.data, undefined, words.failed)
  if (orders.length === 0) return null
  const sent = fetcher.state === 'idle' ? null : (fetcher.formData?.get('orderId') ?? '')
  return (
    <section className="job" id="pedidos-na-pausa" aria-labelledby="orders-in-pause">
      <div className="job__head">
        <h2 id="orders-in-pause">{words.title}</h2>
        <p>{words.about(orders.length)}</p>
      </div>
      <fetcher.Form method="post" action={pathTo('adminShop')} className="stack">
        <input type="hidden" name="intent" value="move-orders" />
        <ul>
          {orders.map((order) => (
            <li key={order.id} className="concern">
              <span>
                <Link to={pathTo('adminOrder', { id: order.id })}>{order.orderNumber}</Link>{' '}
                {order.customerName}
                <small>
                  {listedSlotWords(order.promise)}; {order.next ? words.move(order.next) : words.noDay}
                </small>
              </span>
              {order.next && (
                <Button
                  type="submit"
                  variant="ghost"
                  small
                  name="orderId"
                  value={order.id}
                  busy={sent === order.id}
                  busyLabel={words.moving}
                  aria-label={words.moveOneLabel(order.orderNumber)}
                >
                  {words.moveOne}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {orders.length > 1 && (
          <div className="job__foot">
            <Button type="submit" busy={sent === ''} busyLabel={words.moving}>
              {words.moveAll}
            </Button>
          </div>
        )}
        <p className="hint">{words.hint}</p>
      </fetcher.Form>
    </section>
  )
}
