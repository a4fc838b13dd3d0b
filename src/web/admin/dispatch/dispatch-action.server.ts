import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { dispatchCopy as copy, undoCopy } from '#copy/admin/orders/dispatch.ts'
import { orderRefusals, reopenRefusal } from '#copy/orders/orders.ts'
import { isUuid } from '#domain/uuid.ts'
import { type Dispatched, dispatchOrders } from '#shop/admin/orders/dispatch-orders.ts'
import { setPacked } from '#shop/admin/orders/set-packed.ts'
import { undoStatusChanges } from '#shop/admin/orders/undo-status-changes.ts'
import { pickItems } from '#shop/admin/today/pick-items.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { actorOf, answerOrFail, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import type { StatusQuestion } from '#web/admin/orders/order-answers.ts'
import { MOST_AT_ONCE, readIds } from '#web/admin/selection/chosen-ids.ts'
import {
  readAgreed,
  readChange,
  readSeenOrder,
  writePair,
} from '#web/admin/selection/status-change-fields.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { text, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import type { DispatchAnswer } from './dispatch-answer.ts'

interface Table {
  seen: readonly string[]
  code: readonly string[]
  tell: readonly string[]
  anyway: readonly string[]
}

const MOST_ITEMS = 500
const ids = z.array(text)

export const dispatchFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('pack'), ids }),
  z.object({ intent: z.literal('unpack'), ids }),
  /** The ticks of the morning page: what was taken from the shelf, and what was put back. */
  z.object({ intent: z.literal('pick'), ids }),
  z.object({ intent: z.literal('put-back'), ids }),
  z.object({
    intent: z.literal('ship'),
    /** Each row with the status that it showed: see `writePair`. */
    seen: z.array(text),
    /** The code of each row, in the same order. */
    code: z.array(textUpTo(100)),
    /** Whom to tell. */
    tell: ids,
    /** What she was asked about and wants all the same, with the state of its payment. */
    anyway: z.array(text),
  }),
  z.object({ intent: z.literal('undo'), changes: z.array(text) }),
])
type DispatchForm = z.output<typeof dispatchFormSchema>
type Context = Readonly<RouterContextProvider>

const failures: Readonly<Record<DispatchForm['intent'], string>> = {
  pack: copy.packFailed,
  unpack: copy.packFailed,
  pick: copy.pickFailed,
  'put-back': copy.pickFailed,
  ship: copy.failed,
  undo: undoCopy.failed,
}

export async function runDispatchAction(request: Request, context: Context) {
  const form = await formOf(request)
  const sent = readForm(dispatchFormSchema, form)
  const action = {
    failure: refusedWith(failures[sent.intent]),
    form,
    // Each order leaves by itself.
    inSteps: sent.intent === 'ship',
    run: (context: Context) => run(sent, context),
  }
  // These two tell more than a sentence, so they answer with the page itself.
  if (sent.intent === 'ship' || sent.intent === 'undo') return answerOrFail<DispatchAnswer>(context, action)
  return answerOrGoBack<DispatchAnswer>(request, context, { ...action, list: pathTo('adminOrders') })
}

async function run(sent: DispatchForm, context: Context): Promise<DispatchAnswer> {
  switch (sent.intent) {
    case 'pack':
    case 'unpack':
      return pack(sent, context)
    case 'pick':
    case 'put-back':
      return pick(sent, context)
    case 'ship':
      return ship(shopOf(context), sent, actorOf(context))
    case 'undo':
      return undo(sent.changes, context)
  }
}

type Sent<Intent extends DispatchForm['intent']> = Extract<DispatchForm, { intent: Intent }>

async function pack(sent: Sent<'pack' | 'unpack'>, context: Context): Promise<FormAnswer> {
  const orderIds = readIds(sent.ids)
  if (orderIds.length === 0) return refusedWith(copy.nothingChosen)
  const packed = sent.intent === 'pack'
  const count = await setPacked(shopOf(context), { orderIds, packed, actor: actorOf(context) })
  if (count === 0) return done({ title: copy.nothingPacked })
  return done({ title: packed ? copy.packed(count) : copy.unpacked(count) })
}

async function pick(sent: Sent<'pick' | 'put-back'>, context: Context): Promise<FormAnswer> {
  const itemIds = sent.ids
    .flatMap((written) => written.split(','))
    .filter(isUuid)
    .slice(0, MOST_ITEMS)
  await pickItems(shopOf(context), { itemIds, picked: sent.intent === 'pick' })
  return done()
}

async function undo(written: readonly string[], context: Context): Promise<FormAnswer> {
  const changes = written.map(readChange).filter(({ orderId }) => isUuid(orderId))
  const undone = await undoStatusChanges(shopOf(context), { changes, actor: actorOf(context) })
  if (undone.length === 0) return refusedWith(undoCopy.nothing)
  const problems = undone.flatMap(({ orderNumber, outcome }) =>
    outcome === 'undone' ? [] : [undoCopy.outcomes[outcome](orderNumber)],
  )
  if (problems.length === 0) return done(undoCopy.done)
  const answer = refused({ title: undoCopy.partly, text: problems.join(' ') })
  // What was undone changes the page, which is loaded anew after a success only.
  return { ...answer, ok: problems.length < undone.length }
}

/** The table of 'Marcar como enviado'. Each row is said by itself: one that has to be asked about keeps no other from leaving. */
async function ship(shop: Shop, table: Table, actor: Actor): Promise<DispatchAnswer> {
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
