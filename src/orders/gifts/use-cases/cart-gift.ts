import { createHash } from 'node:crypto'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { CartGift, GiftOption, GiftReceiver } from '#orders/domain/gift.ts'
import { centavosFromDecimal } from '#platform/domain/money.ts'

interface OptionJson {
  id: string
  name: string
  price: string
  notByPost: boolean
}

export interface CartGiftJson {
  message: string
  receiver: GiftReceiver | null
  options: OptionJson[]
}

const optionJson = sql`json_build_object('id', o.id, 'name', o.name, 'price', o.price::text,
  'notByPost', o.not_by_post)`

const areGiftsOffered = sql`exists (
  select 1 from shop_settings s where s.section = 'features' and s."values"->>'gifts' = 'yes')`

export const cartGiftColumn = (userId: string | SQLWrapper) => sql<CartGiftJson | null>`(
  select json_build_object('message', g.message,
    'receiver', case when g.receiver_name is not null then
      json_build_object('name', g.receiver_name, 'phone', g.receiver_phone) end,
    'options', (select coalesce(json_agg(${optionJson} order by o.position, o.id), '[]')
      from gift_options o where o.active and o.id = any(g.option_ids)))
  from cart_gifts g where g.user_id = ${userId} and ${areGiftsOffered})`

export const offeredOptionsColumn = sql<OptionJson[]>`(
  select coalesce(json_agg(${optionJson} order by o.position, o.id), '[]') from gift_options o where o.active)`

export const hasReceiver = (userId: string | SQLWrapper) => sql<boolean>`exists (
  select 1 from cart_gifts g where g.user_id = ${userId} and g.receiver_name is not null and ${areGiftsOffered})`

/** Amounts are text inside the JSON, so that no float rounds them. */
export const offeredOptions = (options: readonly OptionJson[]): GiftOption[] =>
  options.map((option) => ({ ...option, price: centavosFromDecimal(option.price) }))

export function readCartGift(json: CartGiftJson | null): CartGift | null {
  if (!json) return null
  const { message, receiver } = json
  const options = offeredOptions(json.options)
  const facts = [
    message,
    receiver?.name,
    receiver?.phone,
    options.map(({ id, name, price }) => [id, name, price]),
  ]
  const fingerprint = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
  return { message, receiver, options, fingerprint }
}
