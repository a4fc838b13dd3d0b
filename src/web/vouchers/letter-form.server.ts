import { z } from 'zod'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { normaliseName } from '#domain/accounts/names.ts'
import type { VoucherLetter } from '#domain/vouchers/voucher-draft.ts'
import { textUpTo } from '#web/server/request/form-fields.server.ts'
import type { TypedLetter } from './letter-fields.tsx'

export const letterFields = {
  receiverName: textUpTo(200),
  way: z.enum(['email', 'print']).catch('email'),
  receiverEmail: textUpTo(300),
  message: textUpTo(1000),
  when: z.enum(['now', 'day']).catch('now'),
  day: textUpTo(10),
}

/** Only what counts: a day that was typed before another choice is left out. */
export function letterOf(typed: TypedLetter): VoucherLetter {
  const isPrinted = typed.way === 'print'
  return {
    receiverName: normaliseName(typed.receiverName),
    receiverEmail: isPrinted ? null : normaliseEmail(typed.receiverEmail),
    message: typed.message.replace(/\r\n/g, '\n').trim(),
    sendOn: isPrinted || typed.when === 'now' ? null : typed.day,
  }
}
