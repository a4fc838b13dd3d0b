import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { pixAdminCopy, pixPageCopy as words } from '#payments/copy/admin-pix.ts'
import { statementCopy } from '#payments/copy/admin-statement.ts'
import { confirmPixPayments, type PixConfirmation } from '#payments/use-cases/confirm-pix-payments.ts'
import { importBankStatement } from '#payments/use-cases/import-bank-statement.ts'
import { takeBackPixConfirmation } from '#payments/use-cases/take-back-pix-confirmation.ts'
import { parseBrl } from '#platform/domain/money.ts'
import { refuse } from '#platform/domain/result.ts'
import { chosenFile, text, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { readSeen } from './seen-pix.ts'

const MAX_PER_REQUEST = 200

const inSteps = true

export const pixIntents = {
  confirm: intent({
    schema: z.object({
      /** Ticked rows, or the row whose button was clicked; see `seenPix`. */
      seen: z.array(text),
      bankEntryId: text,
      received: textUpTo(30),
    }),
    failed: words.failed.confirm,
    proof: true,
    inSteps,
    async answer({ seen, bankEntryId, received }, { shop, actor }) {
      const chosen = [...new Set(seen)].slice(0, MAX_PER_REQUEST).map(readSeen)
      if (chosen.length === 0) return refusedWith(pixAdminCopy.refusals['nothing-chosen'])
      const amount = received.trim() === '' ? undefined : parseBrl(received)
      if (amount === null) return refusedWith(pixAdminCopy.outcomes['wrong-amount'])
      const pix = chosen.map((entry) => ({ ...entry, ...(bankEntryId && { bankEntryId }), received: amount }))
      return buildAnswer(await confirmPixPayments(shop, { actor, seen: pix }))
    },
  }),
  'take-back': intent({
    schema: z.object({ orderId: z.uuid(), reason: textUpTo(200) }),
    failed: words.failed['take-back'],
    proof: true,
    inSteps,
    run: (sent, { shop, actor }) => takeBackPixConfirmation(shop, { ...sent, actor }),
    done: () => words.recent.done,
    refusals: pixAdminCopy.refusals,
  }),
  statement: intent({
    schema: z.object({ file: chosenFile }),
    failed: words.failed.statement,
    inSteps,
    async run({ file }, { shop, actor }) {
      if (!file) return refuse('statement-missing')
      return importBankStatement(shop, { actor, bytes: new Uint8Array(await file.arrayBuffer()) })
    },
    done: (read) => ({ title: statementCopy.read, text: statementCopy.result(read) }),
    refusals: pixAdminCopy.refusals,
  }),
}

function buildAnswer(confirmed: readonly PixConfirmation[]): FormAnswer {
  const { all, some, goesOn, problem } = words.confirmed
  const paid = confirmed.filter(({ outcome }) => outcome === 'paid').length
  if (paid === confirmed.length) return done({ title: all(paid), text: goesOn(paid) })
  const problems = confirmed
    .filter(({ outcome }) => outcome !== 'paid')
    .map(({ orderNumber, outcome }) => problem(orderNumber, pixAdminCopy.outcomes[outcome]))
  const answer = refused({ title: some(paid, confirmed.length), text: problems.join(' ') })
  // An amount that is too low or too high also changes the page, and only a success reloads it.
  return { ...answer, ok: confirmed.some(({ outcome }) => hasChangedBooks(outcome)) }
}

const hasChangedBooks = (outcome: PixConfirmation['outcome']) =>
  outcome === 'paid' || outcome === 'underpaid' || outcome === 'to-return'

export const changePix = adminAction(pixIntents, { back: pathTo('adminPix') })
