import { sql } from 'drizzle-orm'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { SERVED_CITY } from '#delivery/addresses/domain/served-city.ts'
import { type ShippingAddress, toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export const workshopColumn = sql<
  string | null
>`(select nullif(origem_address, '') from settings_frete_motoboy)`

export const pickupColumn = sql<string | null>`(select nullif(origem_address, '') from settings_frete_motoboy
  where exists (select 1 from shop_settings s where s.section = 'pickup' and s."values"->>'offered' = 'yes'))`

/** Address in the format of an order: the courier's origin. Null until the owner has entered it. */
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
