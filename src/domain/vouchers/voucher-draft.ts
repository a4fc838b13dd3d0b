import { isDeliverable, isEmail } from '#domain/accounts/email.ts'
import { isPlainName, NAME_MAX_LENGTH } from '#domain/accounts/names.ts'
import { isIsoDay } from '#domain/calendar.ts'
import { CARD_MAX_LENGTH } from '#domain/gifts/gift.ts'
import type { Centavos } from '#domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isVoucherAmount, type VoucherTerms } from './voucher-terms.ts'

/** A voucher as its giver asks for it. */
export interface VoucherDraft {
  readonly amount: Centavos
  readonly giver: { readonly name: string; readonly email: string }
  readonly receiverName: string
  /** Null where the giver hands over a printed card herself. */
  readonly receiverEmail: string | null
  readonly message: string
  /** The day on whose morning it leaves; null for at once. */
  readonly sendOn: string | null
}

export type VoucherFault =
  | 'amount-out-of-bounds'
  | 'giver-name'
  | 'giver-email'
  | 'receiver-name'
  | 'receiver-email'
  | 'message-too-long'
  | 'day-not-possible'

/** `lastDay`: as far ahead as somebody plans a present. */
export function checkVoucherDraft(
  draft: VoucherDraft,
  { terms, today, lastDay }: { terms: VoucherTerms; today: string; lastDay: string },
): Ok<undefined> | Refusal<VoucherFault> {
  const { amount, giver, receiverName, receiverEmail, message, sendOn } = draft
  if (!isVoucherAmount(terms, amount)) return refuse('amount-out-of-bounds')
  if (!isName(giver.name)) return refuse('giver-name')
  if (!isMail(giver.email)) return refuse('giver-email')
  if (!isName(receiverName)) return refuse('receiver-name')
  if (receiverEmail !== null && !isMail(receiverEmail)) return refuse('receiver-email')
  if (message.length > CARD_MAX_LENGTH) return refuse('message-too-long')
  if (sendOn !== null && !(isIsoDay(sendOn) && sendOn >= today && sendOn <= lastDay))
    return refuse('day-not-possible')
  return ok()
}

const isName = (name: string) => name !== '' && name.length <= NAME_MAX_LENGTH && isPlainName(name)
const isMail = (email: string) => isEmail(email) && isDeliverable(email)
