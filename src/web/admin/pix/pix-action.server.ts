import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { pixAdminCopy, pixPageCopy as words } from '#copy/admin/orders/pix.ts'
import { statementCopy } from '#copy/admin/statement.ts'
import { parseBrl } from '#domain/money.ts'
import { confirmPixPayments, type PixConfirmation } from '#shop/admin/payments/confirm-pix-payments.ts'
import { importBankStatement } from '#shop/admin/payments/import-bank-statement.ts'
import { takeBackPixConfirmation } from '#shop/admin/payments/take-back-pix-confirmation.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { chosenFile, text, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { readSeen } from './seen-pix.ts'

const MOST_AT_ONCE = 200

export const pixFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('confirm'),
    /** What was ticked, or the one whose button was pressed: see `seenPix`. */
    seen: z.array(text),
    /** A line of the bank that she herself says belongs to it. */
    bankLineId: text,
    /** Empty unless another amount arrived. */
    received: textUpTo(30),
  }),
  z.object({ intent: z.literal('take-back'), orderId: z.uuid(), reason: textUpTo(200) }),
  z.object({ intent: z.literal('statement'), file: chosenFile }),
])
type PixForm = z.output<typeof pixFormSchema>
type Sent<Intent extends PixForm['intent']> = Extract<PixForm, { intent: Intent }>
type Context = Readonly<RouterContextProvider>

export async function changePix(request: Request, context: Context) {
  const form = await formOf(request)
  const sent = readForm(pixFormSchema, form)
  if (sent.intent !== 'statement') await requireFreshProof({ request, context, form })
  return answerOrGoBack<FormAnswer>(request, context, {
    failure: refusedWith(words.failed[sent.intent]),
    form,
    inSteps: true,
    run: (context) => run(sent, context),
    list: pathTo('adminPix'),
  })
}

async function run(sent: PixForm, context: Context): Promise<FormAnswer> {
  switch (sent.intent) {
    case 'confirm':
      return confirm(sent, context)
    case 'take-back':
      return takeBack(sent, context)
    case 'statement':
      return readStatement(sent, context)
  }
}

async function confirm(
  { seen, bankLineId, received }: Sent<'confirm'>,
  context: Context,
): Promise<FormAnswer> {
  const chosen = [...new Set(seen)].slice(0, MOST_AT_ONCE).map(readSeen)
  if (chosen.length === 0) return refusedWith(pixAdminCopy.refusals['nothing-chosen'])
  const amount = received.trim() === '' ? undefined : parseBrl(received)
  if (amount === null) return refusedWith(pixAdminCopy.outcomes['wrong-amount'])
  const confirmed = await confirmPixPayments(shopOf(context), {
    actor: actorOf(context),
    seen: chosen.map((pix) => ({ ...pix, ...(bankLineId && { bankLineId }), received: amount })),
  })
  return answerOf(confirmed)
}

/** Each is said by itself: one that is refused keeps no other from being confirmed. */
function answerOf(confirmed: readonly PixConfirmation[]): FormAnswer {
  const { all, some, goesOn, problem } = words.confirmed
  const paid = confirmed.filter(({ outcome }) => outcome === 'paid').length
  if (paid === confirmed.length) return done({ title: all(paid), text: goesOn(paid) })
  const problems = confirmed
    .filter(({ outcome }) => outcome !== 'paid')
    .map(({ orderNumber, outcome }) => problem(orderNumber, pixAdminCopy.outcomes[outcome]))
  const answer = refused({ title: some(paid, confirmed.length), text: problems.join(' ') })
  // Money that is too little or too much changes the page as well, which is loaded anew after a success only.
  return { ...answer, ok: confirmed.some(({ outcome }) => hasChangedBooks(outcome)) }
}

const hasChangedBooks = (outcome: PixConfirmation['outcome']) =>
  outcome === 'paid' || outcome === 'underpaid' || outcome === 'to-return'

async function takeBack({ orderId, reason }: Sent<'take-back'>, context: Context): Promise<FormAnswer> {
  const taken = await takeBackPixConfirmation(shopOf(context), { orderId, actor: actorOf(context), reason })
  return taken.ok ? done(words.recent.done) : refusedWith(pixAdminCopy.refusals[taken.code])
}

async function readStatement({ file }: Sent<'statement'>, context: Context): Promise<FormAnswer> {
  if (!file) return refusedWith(pixAdminCopy.refusals['statement-missing'])
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await importBankStatement(shopOf(context), { actor: actorOf(context), bytes })
  if (!read.ok) return refusedWith(pixAdminCopy.refusals[read.code])
  return done({ title: statementCopy.read, text: statementCopy.result(read.value) })
}
