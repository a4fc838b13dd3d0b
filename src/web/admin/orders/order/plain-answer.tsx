import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import type { OrderAnswer } from '#web/admin/orders/order-answers.ts'
import { Note } from '#web/kit/feedback/note.tsx'
import { PlainQuestion } from './plain-question.tsx'

/** What a form that was sent without a script is answered. */
export function PlainAnswer({ order, answer }: { order: AdminOrder; answer: OrderAnswer }) {
  if (answer.question) return <PlainQuestion order={order} question={answer.question} />
  if (!answer.toast) return null
  return (
    <noscript>
      <Note tone={answer.ok ? 'success' : 'danger'}>
        <b>{answer.toast.title}</b> {answer.toast.text}
      </Note>
    </noscript>
  )
}
