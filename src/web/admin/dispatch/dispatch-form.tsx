import { useState } from 'react'
import { useFetcher } from 'react-router'
import { dispatchCopy as copy } from '#copy/admin/orders/dispatch.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import type { OrderToDispatch } from '#shop/admin/orders/list-orders-to-dispatch.ts'
import { offerUndo } from '#web/admin/undo/undo-offer.ts'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { DispatchAnswer } from './dispatch-answer.ts'
import { DispatchRow } from './dispatch-row.tsx'

interface DispatchFormProps {
  orders: readonly OrderToDispatch[]
  cameFrom: string
  /** The answer to a form that was sent without a script. */
  answered: DispatchAnswer | undefined
  onAllSent: () => void
}

/** One table for all chosen orders; what she typed stays when one of them has to be asked about. */
export function DispatchForm({ orders, cameFrom, answered, onAllSent }: DispatchFormProps) {
  const fetcher = useFetcher<DispatchAnswer>()
  // What she took them for; the list behind may know better by now.
  const [seen] = useState(() => new Map(orders.map(({ id, status }) => [id, status])))
  const { questions = {}, codes = {} } = fetcher.data ?? answered ?? {}
  const waiting = orders.filter((order) => isWaiting(order) || questions[order.id])
  const ready = waiting.filter(({ way }) => way === 'pickup').length
  useToastAnswer(
    fetcher.data,
    ({ ok, undo, questions: asked = {} }) => {
      if (undo) offerUndo(undo)
      if (ok && Object.keys(asked).length === 0) onAllSent()
    },
    copy.failed,
  )
  return (
    <fetcher.Form method="post" className="dispatch">
      <input type="hidden" name="intent" value="ship" />
      <Note icon="mail">{copy.wait}</Note>
      <ul className="panel dispatch__list" aria-label={copy.list}>
        {orders.map((order) => (
          <DispatchRow
            key={order.id}
            order={order}
            seen={seen.get(order.id) ?? order.status}
            question={questions[order.id]}
            typedCode={codes[order.id]}
            isWaiting={waiting.includes(order)}
          />
        ))}
      </ul>
      <div className="form-foot">
        <LinkButton variant="ghost" to={cameFrom}>
          {copy.back}
        </LinkButton>
        {waiting.length > 0 && (
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.confirming}>
            {copy.confirm({ sent: waiting.length - ready, ready })}
          </Button>
        )}
      </div>
    </fetcher.Form>
  )
}

const isWaiting = ({ status }: OrderToDispatch) => isBeforeShipping(status)
