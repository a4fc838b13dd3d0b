import { pathTo } from '#addresses.ts'
import { statusQuestionCopy as copy } from '#copy/admin/orders/order-status.ts'
import { orderStatusLabels } from '#copy/orders/orders.ts'
import type { StatusQuestion } from '#web/admin/orders/order-answers.ts'
import { CurrentStatus } from '#web/admin/orders/status/status-question.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'

/** The question about a status for a page without a script; with one it is a dialog. */
export function PlainQuestion({ order, question }: { order: { id: string }; question: StatusQuestion }) {
  const { to, seen, status, paymentStatus } = question
  return (
    <noscript>
      <Note tone="danger">
        <p>
          <CurrentStatus seen={seen ?? status} question={question} /> {copy.detail(orderStatusLabels[to])}
        </p>
        <form method="post" action={pathTo('adminOrder', { id: order.id })}>
          <input type="hidden" name="intent" value="status" />
          <input type="hidden" name="status" value={to} />
          <input type="hidden" name="seen" value={status} />
          <input type="hidden" name="confirmedPayment" value={paymentStatus} />
          <Button type="submit" small>
            {copy.confirm(orderStatusLabels[to])}
          </Button>
        </form>
      </Note>
    </noscript>
  )
}
