import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { customerCopy } from '#customers/list/admin-copy.ts'
import { writeCustomerNote } from '#customers/list/use-cases/write-customer-note.ts'
import { idText, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'

const noteCopy = customerCopy.note

export type NoteAnswer = FormAnswer<{ saved: string }>

/** Browsers submit CRLF line endings. */
const plainText = textUpTo(5000).transform((typed) => typed.replaceAll('\r\n', '\n').trim())

const noteWords = {
  failed: noteCopy.failed,
  done: () => noteCopy.saved,
  refusals: noteCopy.refusals,
}

export const customerIntents = {
  note: intent({
    ...noteWords,
    schema: z.object({ note: plainText, seen: plainText }),
    run: ({ note, seen }, { shop, params }) =>
      writeCustomerNote(shop, { customer: { userId: idText.parse(params.id) }, note, seen }),
    adds: (_, { note }) => ({ saved: note }),
  }),
}

export const contactIntents = {
  note: intent({
    ...noteWords,
    schema: z.object({ contact: textUpTo(200), note: plainText, seen: plainText }),
    run: ({ contact, note, seen }, { shop }) =>
      writeCustomerNote(shop, { customer: { contact }, note, seen }),
    adds: (_, { note }) => ({ saved: note }),
  }),
}

export const changeContact = adminAction<NoteAnswer>(contactIntents, { back: pathTo('adminUsers') })
