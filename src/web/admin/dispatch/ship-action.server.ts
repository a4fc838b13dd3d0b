import { dispatchCopy as copy } from '#copy/admin/orders/dispatch.ts'
import { orderRefusals, reopenRefusal } from '#copy/orders/orders.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#shop/admin/audit/record-change.ts'
import { type Dispatched, dispatchOrders } from '#shop/admin/orders/dispatch-orders.ts'
import type { Shop } from '#shop/shop.ts'
import { refusedWith } from '#web/admin/answers.server.ts'
import type { StatusQuestion } from '#web/admin/orders/order-answers.ts'
import { MOST_AT_ONCE } from '#web/admin/selection/chosen-ids.ts'
import { readAgreed, readSeenOrder, writePair } from '#web/admin/selection/written-change.ts'
import { done, refused } from '#web/kit/form/form-answer.ts'
import type { DispatchAnswer } from './dispatch-answer.ts'

interface Table {
  seen: readonly string[]
  code: readonly string[]
  tell: readonly string[]
  anyway: readonly string[]
}

/** The table of 'Marcar como enviado'. Each row is said by itself: one that has to be asked about keeps no other from leaving. */
export async function ship(shop: Shop, table: Table, actor: Actor): Promise<DispatchAnswer> {
  const [notified, agreed] = [new Set(table.tell), readAgreed(table.anyway)]
  const lines = table.seen
    .map((written, row) => ({ ...readSeenOrder(written), code: table.code[row] ?? '' }))
    .filter(({ orderId }) => isUuid(orderId))
    .slice(0, MOST_AT_ONCE)
    .map(({ orderId, seen, code }) => ({
      orderId,
      seen: agreed.get(orderId)?.status ?? seen,
      confirmedPayment: agreed.get(orderId)?.payment,
      trackingNumber: code.trim() || null,
      notifiesCustomer: notified.has(orderId),
    }))
  if (lines.length === 0) return refusedWith(copy.nothingChosen)
  const dispatched = await dispatchOrders(shop, { lines, actor })
  const codes = Object.fromEntries(
    lines.map(({ orderId, trackingNumber }) => [orderId, trackingNumber ?? '']),
  )
  return answerOf(dispatched, codes)
}

function answerOf(
  { sent, sentCount, readyCount, mails, refused: notSent }: Dispatched,
  codes: Record<string, string>,
): DispatchAnswer {
  const questions: Record<string, StatusQuestion> = {}
  const problems: string[] = []
  for (const refusal of notSent) {
    if (refusal.code === 'ask-first') questions[refusal.orderId] = { ...refusal.details, to: 'shipped' }
    else if (refusal.code === 'out-of-stock') problems.push(reopenRefusal(refusal.details.items))
    else problems.push(orderRefusals[refusal.code])
  }
  const asked = Object.keys(questions).length
  if (asked > 0) problems.unshift(copy.someAsked(asked))
  const title = copy.sent({ sent: sentCount, ready: readyCount })
  const changes = sent.map(({ orderId, change }) => writePair(orderId, change))
  const undo = changes.length > 0 ? { undo: { title, mails, changes } } : {}
  const answer =
    problems.length > 0 ? refused({ title, text: problems.join(' ') }) : done(undo.undo ? null : { title })
  return { ...answer, ok: sentCount + readyCount > 0, ...undo, questions, codes }
}
