import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { customerCopy } from '#customers/list/admin-copy.ts'
import { writeCustomerNote } from '#customers/list/use-cases/write-customer-note.ts'
import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import { correctPots, countPots } from '#fulfilment/containers/use-cases/count-pots.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { idText, text, textUpTo } from '#platform/http/request/form-fields.server.ts'

const noteCopy = customerCopy.note

const pots = textUpTo(10)
/** A browser sends the ends of lines in its own way. */
const plainText = textUpTo(5000).transform((typed) => typed.replaceAll('\r\n', '\n').trim())

export const customerIntents = {
  count: intent({
    schema: z.object({ pots, orderId: text, announcement: textUpTo(100) }),
    failed: words.failed,
    run: ({ pots, orderId, announcement }, { shop, actor, params }) =>
      countPots(shop, {
        userId: idText.parse(params.id),
        actor,
        pots: numberIn(pots),
        orderId: isUuid(orderId) ? orderId : null,
        announcement,
      }),
    done: ({ balance, made }) => words.counted(balance, made),
    refusals: words.refusals,
  }),
  correct: intent({
    schema: z.object({ pots, reason: textUpTo(300) }),
    failed: words.failed,
    run: ({ pots, reason }, { shop, actor, params }) =>
      correctPots(shop, { userId: idText.parse(params.id), actor, pots: numberIn(pots), reason }),
    done: ({ balance, made }) => words.counted(balance, made),
    refusals: words.refusals,
  }),
  note: intent({
    schema: z.object({ note: plainText, seen: plainText }),
    failed: noteCopy.failed,
    run: ({ note, seen }, { shop, params }) =>
      writeCustomerNote(shop, { customer: { userId: idText.parse(params.id) }, note, seen }),
    done: () => noteCopy.saved,
    refusals: noteCopy.refusals,
  }),
}

/** Who has no account has a note, and nothing else that could be changed. */
export const contactIntents = {
  note: intent({
    schema: z.object({ contact: textUpTo(200), note: plainText, seen: plainText }),
    failed: noteCopy.failed,
    run: ({ contact, note, seen }, { shop }) =>
      writeCustomerNote(shop, { customer: { contact }, note, seen }),
    done: () => noteCopy.saved,
    refusals: noteCopy.refusals,
  }),
}

export const changeCustomer = adminAction(customerIntents, {
  back: ({ id = '' }) => pathTo('adminCustomer', { id }),
})

export const changeContact = adminAction(contactIntents, { back: pathTo('adminUsers') })

/** '−1' as a phone writes it is -1; what is no number is none that counts. */
const numberIn = (typed: string) => {
  const plain = typed.trim().replace('−', '-').replace('+', '')
  return /^-?\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN
}
