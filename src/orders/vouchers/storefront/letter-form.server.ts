import { z } from 'zod'
import type { LetterFault, VoucherLetter } from '#orders/vouchers/domain/voucher-draft.ts'
import { normaliseEmail } from '#platform/domain/email.ts'
import { normaliseName } from '#platform/domain/names.ts'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { TypedLetter } from './letter-fields.tsx'

export const letterFields = {
  receiverName: textUpTo(200),
  way: z.enum(['email', 'print']).catch('email'),
  receiverEmail: textUpTo(300),
  message: textUpTo(1000),
  when: z.enum(['now', 'day']).catch('now'),
  day: textUpTo(10),
}

const fieldOfFault = {
  'receiver-name': 'receiverName',
  'receiver-email': 'receiverEmail',
  'message-too-long': 'message',
  'day-not-possible': 'day',
} as const satisfies Record<LetterFault, keyof TypedLetter>

export function faultAtField(
  code: string,
  sentence: string,
): Partial<Record<keyof TypedLetter, string>> | null {
  const field = code in fieldOfFault ? fieldOfFault[code as LetterFault] : null
  return field && { [field]: sentence }
}

export function readLetter(typed: TypedLetter): VoucherLetter {
  const isPrinted = typed.way === 'print'
  return {
    receiverName: normaliseName(typed.receiverName),
    receiverEmail: isPrinted ? null : normaliseEmail(typed.receiverEmail),
    message: typed.message.replace(/\r\n/g, '\n').trim(),
    sendOn: isPrinted || typed.when === 'now' ? null : typed.day,
  }
}
