import { sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { parseAddressText } from '#domain/address/parse-address-text.ts'
import { SERVED_CITY } from '#domain/address/served-city.ts'
import { type ShippingAddress, toShippingAddress } from '#domain/address/shipping-address.ts'

/** Where orders are fetched, as a part of another statement: the place from which the courier sets out. */
export const workshopColumn = sql<string | null>`(select origem_address from settings_frete_motoboy)`

/** As an order keeps it. */
export function workshopAddress(text: string | null): ShippingAddress {
  const { street, number, complement, neighborhood, city, state, cep } = parseAddressText(text ?? '')
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

export async function loadWorkshop(db: DatabaseOrTransaction): Promise<ShippingAddress> {
  const { rows } = await db.execute<{ text: string | null }>(sql`select ${workshopColumn} as text`)
  return workshopAddress(rows[0]?.text ?? null)
}
