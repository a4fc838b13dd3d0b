import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { closedPromisesCopy as words } from '#copy/admin/closed-promises.ts'
import { listedSlotWords } from '#copy/delivery/delivery-slot.ts'
import type { OrderToMove } from '#shop/admin/calendar/list-promises.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

/** Paid orders of days that are closed: all moved with one press, or one by one. */
export function ClosedPromises({ orders }: { orders: readonly OrderToMove[] }) {
  const fetcher = useFetcher<FormAnswer>({ key: 'closed-promises' })
  useToastAnswer(fetcher.data, undefined, words.failed)
  if (orders.length === 0) return null
  const sent = fetcher.state === 'idle' ? null : (fetcher.formData?.get('orderId') ?? '')
  return (
    <section className="job" id="pedidos-em-dias-fechados" aria-labelledby="closed-promises">
      <div className="job__head">
        <h2 id="closed-promises">{words.title}</h2>
        <p>{words.about(orders.length)}</p>
      </div>
      <fetcher.Form method="post" action={pathTo('adminCalendar')} className="stack">
        <input type="hidden" name="intent" value="move-orders" />
        <ul>
          {orders.map((order) => (
            <li key={order.id} className="concern">
              <span>
                <Link to={pathTo('adminOrder', { id: order.id })}>
                  <Unbroken>{order.orderNumber}</Unbroken>
                </Link>{' '}
                {order.customerName}
                <small>
                  {listedSlotWords(order.promise)}; {order.next ? words.move(order.next) : words.noDay}
                  {!order.hasEmail && `; ${words.noEmail}`}
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
