import {
  CARD_MAX_LENGTH,
  CARD_MAX_LINES,
  GIFT_OPTION_NAME_LENGTH,
  type GiftRequest,
  MAX_GIFT_OPTION_PRICE,
  MAX_GIFT_OPTIONS,
} from '#orders/domain/gift.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { isPlainName, NAME_MAX_LENGTH, normaliseName, normaliseText } from '#platform/domain/names.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export type GiftRefusal = Refusal<
  | 'card-too-long'
  | 'card-lines'
  | 'card-characters'
  | 'card-link'
  | 'receiver-name'
  | 'receiver-phone'
  | 'gift-options'
>

export interface GiftDraft {
  readonly message: string
  readonly optionIds: readonly string[]
  readonly isForSomebodyElse: boolean
  readonly receiverName: string
  readonly receiverPhone: string
}

const FEWEST_DIGITS = 10

// Invisible formatting characters would print as boxes or reverse the text; the zero-width joiner is part
// of emoji.
const UNPRINTABLE = /(?![\n\u{e0020}-\u{e007f}]|\u{200d})\p{C}/u
const LINK_START = /:\/\/|www\./i
const LINK_ENDING =
  /(?<=[\p{L}\p{N}])\.(com|br|net|org|io|app|dev|shop|store|site|online|link|page|info|biz|ly|gl|gg|tv|co|me|xyz|ai)(?![\p{L}\p{N}])(\/?)/giu
// 'Te amo.Me liga' and 'Beijos.Com carinho' lack a space but contain no URL.
const WORD_AFTER_FULL_STOP = /^(?:me|ME|ai|AI|\p{Lu}\p{Ll}+)$/u

export function checkGift(draft: GiftDraft): Ok<GiftRequest> | GiftRefusal {
  const message = normaliseCard(draft.message)
  if (message.length > CARD_MAX_LENGTH) return refuse('card-too-long')
  if (message.split('\n').length > CARD_MAX_LINES) return refuse('card-lines')
  if (UNPRINTABLE.test(message)) return refuse('card-characters')
  if (hasLink(message)) return refuse('card-link')
  const optionIds = [...new Set(draft.optionIds)]
  if (optionIds.length > MAX_GIFT_OPTIONS) return refuse('gift-options')
  if (!draft.isForSomebodyElse) return ok({ message, optionIds, receiver: null })
  const name = normaliseName(draft.receiverName)
  if (name === '' || name.length > NAME_MAX_LENGTH || !isPlainName(name)) return refuse('receiver-name')
  const phone = maskPhone(draft.receiverPhone)
  if (phone.replace(/\D/g, '').length < FEWEST_DIGITS) return refuse('receiver-phone')
  return ok({ message, optionIds, receiver: { name, phone } })
}

function hasLink(message: string): boolean {
  const endings = [...message.matchAll(LINK_ENDING)]
  return (
    LINK_START.test(message) ||
    endings.some(([, ending = '', slash]) => slash || !WORD_AFTER_FULL_STOP.test(ending))
  )
}

/** Forms submit CRLF line ends; trailing spaces are invisible on the card. */
export function normaliseCard(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export type OptionRefusal = Refusal<'option-name' | 'option-price'>

export interface OptionFacts {
  readonly name: string
  readonly price: Centavos
}

export function checkGiftOption(typed: { name: string; price: string }): Ok<OptionFacts> | OptionRefusal {
  const name = normaliseText(typed.name)
  if (name === '' || name.length > GIFT_OPTION_NAME_LENGTH) return refuse('option-name')
  const price = parseBrl(typed.price)
  if (price === null || price < 0 || price > MAX_GIFT_OPTION_PRICE) return refuse('option-price')
  return ok({ name, price })
}
