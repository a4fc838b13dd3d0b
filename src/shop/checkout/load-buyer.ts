import { eq, type SQL, sql } from 'drizzle-orm'
import { profiles, users } from '#database/schema/accounts.ts'
import { settingsFreteMotoboy } from '#database/schema/freight.ts'
import { type Address, emptyAddress, isLocallyValid } from '#domain/address/address.ts'
import { splitAddressLines } from '#domain/address/address-lines.ts'
import { maskCep } from '#domain/address/cep.ts'
import type { ShippingAddress } from '#domain/address/shipping-address.ts'
import { startAddress } from '#domain/checkout/start-address.ts'
import type { Shop } from '#shop/shop.ts'
import { type PaymentChoice, paymentChoice, storedPixDiscount } from './payment-terms.ts'

/** What the cart page knows beforehand of who buys and where it goes. */
export interface Buyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** The last one she used, or the profile's as far as it is filled in. */
  readonly address: Address
  /** Whether the profile has a whole one, so that she need not be asked whether to keep this. */
  readonly hasOwnAddress: boolean
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
      profileChangedAt: profiles.updatedAt,
      quotedAddress: newest<ShippingAddress>('freight_quotes', sql`address`),
      quotedAt: newest<number>('freight_quotes', sql`extract(epoch from created_at)::float8 * 1000`),
      orderedAddress: newest<ShippingAddress>('orders', sql`shipping_address`),
      pixDiscount: storedPixDiscount,
      isCourierEnabled: sql<boolean>`coalesce((select bool_or(${settingsFreteMotoboy.enabled}) from ${settingsFreteMotoboy}), false)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Error('a signed-in customer has no account')
  const { email, name, phone, isCourierEnabled, pixDiscount } = row
  const payment = paymentChoice(shop, pixDiscount)
  const profile = profileAddress(row)
  const { quotedAddress, quotedAt, orderedAddress: ordered, profileChangedAt } = row
  const quoted = quotedAddress && quotedAt ? { address: quotedAddress, at: new Date(quotedAt) } : null
  const address = startAddress({ profile, profileChangedAt, quoted, ordered })
  const hasOwnAddress = isLocallyValid(profile)
  return { email, name, phone: phone ?? '', address, hasOwnAddress, isCourierEnabled, payment }
}

/** Of her rows in a table, something of the newest; part of the one statement that the page costs. */
const newest = <Value>(table: 'freight_quotes' | 'orders', column: SQL) =>
  sql<Value | null>`(select ${column} from ${sql.identifier(table)} t where t.user_id = ${users.id} order by t.created_at desc limit 1)`

function profileAddress(profile: {
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
