import { z } from 'zod'
import {
  type AdminRequest,
  adminAction,
  intent,
  refusedWith,
} from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import type { OrderAnswer, StatusQuestion } from '#fulfilment/orders/admin/order-answers.ts'
import { stepIntent } from '#fulfilment/orders/admin/status/status-action.server.ts'
import {
  readAgreed,
  readChange,
  readSeenOrder,
  writePair,
} from '#fulfilment/orders/admin/status-change-fields.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import { listAtHand } from '#fulfilment/orders/use-cases/at-hand.ts'
import { type Dispatched, dispatchOrders } from '#fulfilment/orders/use-cases/dispatch-orders.ts'
import { pickItems } from '#fulfilment/orders/use-cases/pick-items.ts'
import { setPacked } from '#fulfilment/orders/use-cases/set-packed.ts'
import { undoStatusChanges } from '#fulfilment/orders/use-cases/undo-status-changes.ts'
import { adminReturnCopy } from '#fulfilment/returns/copy.ts'
import { moveReplacement } from '#fulfilment/returns/use-cases/move-replacement.ts'
import { dispatchCopy as copy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { orderRefusals, reopenRefusal } from '#orders/copy/orders.ts'
import { REPLACEMENT_STEPS } from '#orders/returns/order-return.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { idText, text, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { MAX_PER_REQUEST, readIds } from '#ui/admin/chosen-ids.ts'
import type { Undoable } from '#ui/admin/undo-offer.ts'
import { undoCopy } from '#ui/copy/admin-undo.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'

export type DispatchAnswer = FormAnswer<{
  undo: Undoable
  /** Current state of the orders that the owner must confirm, by order id. */
  questions: Readonly<Record<string, StatusQuestion>>
}>

const MAX_ITEMS = 500

const ids = z.array(text)

const tableSchema = z.object({
  /** Order ids with their displayed status; see `writePair`. */
  seen: z.array(text),
  /** Tracking codes, parallel to `seen`. */
  code: z.array(textUpTo(100)),
  tell: ids,
  /** Orders whose questions were confirmed, each with the payment status that was displayed. */
  anyway: z.array(text),
})

type Table = z.output<typeof tableSchema>

export const dispatchIntents = {
  pack: packIntent(true),
  unpack: packIntent(false),
  pick: pickIntent(true),
  'put-back': pickIntent(false),
  step: stepIntent,
  replacement: intent({
    schema: z.object({ orderId: idText, returnId: idText, step: z.enum(REPLACEMENT_STEPS) }),
    access: 'helper',
    failed: adminReturnCopy.failed,
    run: (sent, { shop, actor }) => moveReplacement(shop, { ...sent, actor }),
    done: (step) => ({ title: adminReturnCopy.done.steps[step] }),
    refusals: { 'return-not-open': orderRefusals['return-not-open'] },
  }),
  ship: intent({
    schema: tableSchema,
    access: 'helper',
    failed: copy.failed,
    // Each order is shipped in its own transaction.
    inSteps: true,
    answer: ship,
  }),
  undo: intent({
    access: 'helper',
    schema: z.object({ changes: z.array(text).min(1) }),
    failed: undoCopy.failed,
    answer: ({ changes }, request) => undoDispatch(changes, request),
  }),
}

function packIntent(packed: boolean) {
  return intent({
    schema: z.object({ ids }),
    access: 'helper',
    failed: copy.packFailed,
    async run(sent, { shop, actor, isHelper }) {
      const chosenIds = readIds(sent.ids)
      if (chosenIds.length === 0) return refuse('nothing-chosen')
      const orderIds = isHelper ? await listAtHand(shop, chosenIds) : chosenIds
      return ok(await setPacked(shop, { orderIds, packed, actor }))
    },
    done(count) {
      if (count === 0) return { title: copy.nothingPacked }
      return { title: packed ? copy.packed(count) : copy.unpacked(count) }
    },
    refusals: { 'nothing-chosen': copy.nothingChosen },
  })
}

function pickIntent(picked: boolean) {
  return intent({
    schema: z.object({ ids }),
    access: 'helper',
    failed: copy.pickFailed,
    async answer(sent, { shop, isHelper }) {
      const itemIds = sent.ids
        .flatMap((written) => written.split(','))
        .filter(isUuid)
        .slice(0, MAX_ITEMS)
      await pickItems(shop, { itemIds, picked, isAtHandOnly: isHelper })
      return done()
    },
  })
}

async function undoDispatch(
  written: readonly string[],
  { shop, actor, isHelper }: AdminRequest,
): Promise<FormAnswer> {
  const changes = written.map(readChange).filter(({ orderId }) => isUuid(orderId))
  const undoneChanges = await undoStatusChanges(shop, { changes, actor, isAtHandOnly: isHelper })
  if (undoneChanges.length === 0) return refusedWith(undoCopy.nothing)
  const problems = undoneChanges.flatMap(({ orderNumber, outcome }) =>
    outcome === 'undone' ? [] : [undoCopy.outcomes[outcome](orderNumber)],
  )
  if (problems.length === 0) return done(undoCopy.done)
  const answer = refused({ title: undoCopy.partly, text: problems.join(' ') })
  // After a partial undo the page must reload, which only a success triggers.
  return { ...answer, ok: problems.length < undoneChanges.length }
}

/** Reports each row separately, because one order that needs confirmation must not block the others. */
async function ship(table: Table, { shop, actor, isHelper }: AdminRequest): Promise<DispatchAnswer> {
  const [notified, agreed] = [new Set(table.tell), readAgreed(table.anyway)]
  const lines = table.seen
    .map((written, row) => ({ ...readSeenOrder(written), code: table.code[row] ?? '' }))
    .filter(({ orderId }) => isUuid(orderId))
    .slice(0, MAX_PER_REQUEST)
    .map(({ orderId, seen, code }) => ({
      orderId,
      seen: agreed.get(orderId)?.status ?? seen,
      // Helpers cannot confirm an order with a doubtful payment.
      confirmedPayment: isHelper ? undefined : agreed.get(orderId)?.payment,
      trackingNumber: code.trim() || null,
      notifiesCustomer: notified.has(orderId),
    }))
  if (lines.length === 0) return refusedWith(copy.nothingChosen)
  const ids = lines.map(({ orderId }) => orderId)
  if (isHelper && (await listAtHand(shop, ids)).length < ids.length) return refusedWith(orderToasts.askOwner)
  const dispatched = await dispatchOrders(shop, { lines, actor })
  return buildAnswer(dispatched, isHelper)
}

function buildAnswer(
  { sent, sentCount, readyCount, mails, refused: notSent }: Dispatched,
  isHelper: boolean,
): DispatchAnswer {
  const questions: Record<string, StatusQuestion> = {}
  const problems: string[] = []
  for (const refusal of notSent) {
    const isAsked = refusal.code === 'ask-first' && (!isHelper || refusal.details.reason === 'moved')
    if (isAsked) questions[refusal.orderId] = { ...refusal.details, to: 'shipped' }
    else if (refusal.code === 'out-of-stock') problems.push(reopenRefusal(refusal.details.items))
    else if (refusal.code === 'ask-first') problems.push(orderToasts.askOwner)
    else problems.push(orderRefusals[refusal.code])
  }
  const questionCount = Object.keys(questions).length
  if (questionCount > 0) problems.unshift(copy.withQuestions(questionCount))
  const title = copy.sent({ sent: sentCount, ready: readyCount })
  const changes = sent.map(({ orderId, change }) => writePair(orderId, change))
  const undo = changes.length > 0 ? { undo: { title, mails, changes } } : {}
  const answer =
    problems.length > 0 ? refused({ title, text: problems.join(' ') }) : done(undo.undo ? null : { title })
  return { ...answer, ok: sentCount + readyCount > 0, ...undo, questions }
}

export const runDispatchAction = adminAction<DispatchAnswer | OrderAnswer>(dispatchIntents, {
  back: pathTo('adminOrders'),
})
