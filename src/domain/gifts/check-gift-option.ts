import { normaliseText } from '#domain/accounts/normalise-text.ts'
import { type Centavos, parseBrl } from '#domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { GIFT_OPTION_NAME_LENGTH, MAX_GIFT_OPTION_PRICE } from './gift.ts'

export type OptionRefusal = Refusal<'option-name' | 'option-price'>

export interface OptionFacts {
  readonly name: string
  readonly price: Centavos
}

/** What the owner typed for a ribbon or a box. */
export function checkGiftOption(typed: { name: string; price: string }): Ok<OptionFacts> | OptionRefusal {
  const name = normaliseText(typed.name)
  if (name === '' || name.length > GIFT_OPTION_NAME_LENGTH) return refuse('option-name')
  const price = parseBrl(typed.price)
  if (price === null || price < 0 || price > MAX_GIFT_OPTION_PRICE) return refuse('option-price')
  return ok({ name, price })
}
