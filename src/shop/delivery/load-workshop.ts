import { sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { settingsFreteMotoboy } from '#database/schema/freight.ts'
import { parseAddressText } from '#domain/address/parse-address-text.ts'
import { SERVED_CITY } from '#domain/address/served-city.ts'
import { type ShippingAddress, toShippingAddress } from '#domain/address/shipping-address.ts'

/** The owner's words for the workshop's address, as a part of another statement; null until they have written one. */
export const workshopColumn = sql<
  string | null
>`(select nullif(origem_address, '') from settings_frete_motoboy)`

/** Null too if the owner does not offer pickup. */
export const pickupColumn = sql<string | null>`(select nullif(origem_address, '') from settings_frete_motoboy
  where exists (select 1 from shop_settings s where s.section = 'pickup' and s."values"->>'offered' = 'yes'))`

/** Where orders are fetched, as an order keeps it: the place from which the courier sets out. Null until the owner has written it. */
export async function loadWorkshop(db: DatabaseOrTransaction): Promise<ShippingAddress | null> {
  const [settings] = await db.select({ text: settingsFreteMotoboy.origemAddress }).from(settingsFreteMotoboy)
  return settings?.text ? workshopAddress(settings.text) : null
}

export function workshopAddress(text: string): ShippingAddress {
  const { street, number, complement, neighborhood, city, state, cep } = parseAddressText(text)
  return toShippingAddress({
    street,
    number,
    complement,
    neighborhood,
    city: city || SERVED_CITY,
    state: state || 'SP',
    postalCode: cep,
  })
}
