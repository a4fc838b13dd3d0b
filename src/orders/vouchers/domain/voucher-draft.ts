import { CARD_MAX_LENGTH } from '#orders/domain/gift.ts'
import { isIsoDay } from '#platform/domain/calendar.ts'
import { isDeliverable, isEmail } from '#platform/domain/email.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isPlainName, NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isVoucherAmount, type VoucherTerms } from './voucher-terms.ts'

export const DAYS_AHEAD = 365

export interface VoucherLetter {
  readonly receiverName: string
  readonly receiverEmail: string | null
  readonly message: string
  /** The voucher is sent in the morning of this day; null for immediately. */
  readonly sendOn: string | null
}

export interface VoucherDraft extends VoucherLetter {
  readonly amount: Centavos
  readonly giver: { readonly name: string; readonly email: string }
}

export type LetterFault = 'receiver-name' | 'receiver-email' | 'message-too-long' | 'day-not-possible'

export type VoucherFault = 'amount-out-of-bounds' | 'giver-name' | 'giver-email' | LetterFault

interface PossibleDays {
  readonly today: string
  readonly lastDay: string
}

export function checkVoucherDraft(
  { amount, giver, ...letter }: VoucherDraft,
  { terms, ...days }: PossibleDays & { terms: VoucherTerms },
): Ok<undefined> | Refusal<VoucherFault> {
  if (!isVoucherAmount(terms, amount)) return refuse('amount-out-of-bounds')
  if (!isName(giver.name)) return refuse('giver-name')
  if (!isMail(giver.email)) return refuse('giver-email')
  return checkVoucherLetter(letter, days)
}

export function checkVoucherLetter(
  { receiverName, receiverEmail, message, sendOn }: VoucherLetter,
  { today, lastDay }: PossibleDays,
): Ok<undefined> | Refusal<LetterFault> {
  if (!isName(receiverName)) return refuse('receiver-name')
  if (receiverEmail !== null && !isMail(receiverEmail)) return refuse('receiver-email')
  if (message.length > CARD_MAX_LENGTH) return refuse('message-too-long')
  if (sendOn !== null && !(isIsoDay(sendOn) && sendOn >= today && sendOn <= lastDay))
    return refuse('day-not-possible')
  return ok()
}

const isName = (name: string) => name !== '' && name.length <= NAME_MAX_LENGTH && isPlainName(name)
const isMail = (email: string) => isEmail(email) && isDeliverable(email)
