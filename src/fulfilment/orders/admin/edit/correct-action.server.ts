import { z } from 'zod'
import { type AdminRequest, intent } from '#accounts/session/admin/admin-action.server.ts'
import { deliveryRefusalSentence } from '#delivery/carriers/copy.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { actionOn, refusalAnswer } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { orderCorrectionCopy as copy } from '#fulfilment/orders/copy/admin-order-correction.ts'
import { correctOrder } from '#fulfilment/orders/use-cases/correct-order.ts'
import {
  chooseSeenVersion,
  textUpTo,
  ticked,
  versionFields,
  wholeNumber,
} from '#platform/http/request/form-fields.server.ts'
import { done } from '#ui/form/form-answer.ts'

const correctSchema = z.object({
  name: textUpTo(200),
  email: textUpTo(300),
  phone: textUpTo(40),
  postalCode: textUpTo(9),
  street: textUpTo(160),
  number: textUpTo(20),
  complement: textUpTo(100),
  neighborhood: textUpTo(100),
  city: textUpTo(100),
  state: textUpTo(2),
  /** Shipping price in centavos as shown to the owner. */
  seenFreight: wholeNumber.pipe(z.number().min(0).max(10_000_000)).optional().catch(undefined),
  tells: ticked,
  ...versionFields,
})

/** A refusal returns what the owner typed, so that it is not lost. */
export const correctIntent = intent({ schema: correctSchema, failed: copy.failed, answer: correct })

async function correct(sent: z.output<typeof correctSchema>, request: AdminRequest): Promise<OrderAnswer> {
  const action = actionOn(request)
  const { seenFreight, tells, version: _seen, overVersion: _over, name, email, phone, ...address } = sent
  const corrected = await correctOrder(request.shop, {
    ...action,
    contact: { name, email, phone },
    address,
    seenVersion: chooseSeenVersion(sent),
    seenFreight,
    notifiesCustomer: tells,
  })
  if (corrected.ok) {
    return done({ title: copy.done, text: describeOutcome(corrected.value) })
  }
  const unsaid = { ok: false, toast: null } as const
  switch (corrected.code) {
    case 'correction-invalid': {
      const { faults } = corrected.details
      return { ...unsaid, correction: { faults, problem: copy.check } }
    }
    case 'say-freight':
      return { ...unsaid, correction: { freight: corrected.details } }
    case 'newer-version':
      return { ...unsaid, conflict: corrected.details }
    case 'label-bought':
      return { ...unsaid, correction: { problem: copy.labelBought } }
    case 'order-not-found':
    case 'order-left':
      return refusalAnswer(copy.failed, corrected)
    default:
      return { ...unsaid, correction: { problem: deliveryRefusalSentence(corrected) } }
  }
}

function describeOutcome({ isMailed, isPacked }: { isMailed: boolean; isPacked: boolean }): string {
  return [isMailed ? copy.mailed : copy.notMailed, isPacked && copy.printAgain].filter(Boolean).join(' ')
}
