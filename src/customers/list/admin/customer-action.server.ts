import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { customerCopy } from '#customers/list/admin-copy.ts'
import { writeCustomerNote } from '#customers/list/use-cases/write-customer-note.ts'
import { idText, textUpTo } from '#platform/http/request/form-fields.server.ts'

const noteCopy = customerCopy.note

/** Browsers submit CRLF line endings. */
const plainText = textUpTo(5000).transform((typed) => typed.replaceAll('\r\n', '\n').trim())

export const customerIntents = {
  note: intent({
    schema: z.object({ note: plainText, seen: plainText }),
    failed: noteCopy.failed,
    run: ({ note, seen }, { shop, params }) =>
      writeCustomerNote(shop, { customer: { userId: idText.parse(params.id) }, note, seen }),
    done: () => noteCopy.saved,
    refusals: noteCopy.refusals,
  }),
}

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

export const changeContact = adminAction(contactIntents, { back: pathTo('adminUsers') })
