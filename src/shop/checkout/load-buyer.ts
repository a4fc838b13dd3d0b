import { eq, sql } from 'drizzle-orm'
import { profiles, users } from '#database/schema/accounts.ts'
import { settingsFreteMotoboy } from '#database/schema/freight.ts'
import { type Address, emptyAddress } from '#domain/address/address.ts'
import { splitAddressLines } from '#domain/address/address-lines.ts'
import { maskCep } from '#domain/address/cep.ts'
import type { Shop } from '#shop/shop.ts'
import { type PaymentChoice, paymentChoice, storedPixDiscount } from './payment-terms.ts'

/** What the cart page knows beforehand of who buys and where it goes. */
export interface Buyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** From the profile, as far as it is filled in. */
  readonly address: Address
  /** Whether there is a freight step at all. */
  readonly isCourierEnabled: boolean
  readonly payment: PaymentChoice
}

export async function loadBuyer(shop: Shop, { userId }: { userId: string }): Promise<Buyer> {
  const [row] = await shop.db
    .select({
      email: users.email,
      name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.name})`,
      phone: profiles.phone,
      line1: profiles.addressLine1,
      line2: profiles.addressLine2,
      city: profiles.city,
      state: profiles.state,
      postalCode: profiles.postalCode,
      pixDiscount: storedPixDiscount,
      isCourierEnabled: sql<boolean>`coalesce((select bool_or(${settingsFreteMotoboy.enabled}) from ${settingsFreteMotoboy}), false)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Error('a signed-in customer has no account')
  const { email, name, phone, isCourierEnabled, pixDiscount } = row
  const payment = paymentChoice(shop, pixDiscount)
  return { email, name, phone: phone ?? '', address: addressOf(row), isCourierEnabled, payment }
}

function addressOf(profile: {
  line1: string | null
  line2: string | null
  city: string | null
  state: string | null
  postalCode: string | null
}): Address {
  return {
    ...emptyAddress,
    ...splitAddressLines(profile.line1 ?? '', profile.line2 ?? ''),
    city: profile.city ?? '',
    state: (profile.state ?? '').toUpperCase(),
    postalCode: maskCep(profile.postalCode ?? ''),
  }
}
