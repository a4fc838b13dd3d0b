import { eq, sql } from 'drizzle-orm'
import { profiles, users } from '#accounts/schema.ts'
import { DEFAULT_COUNTRY, type ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { readOrderGift } from '#orders/use-cases/order-gift.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isPlainName, NAME_MAX_LENGTH, normaliseName } from '#platform/domain/names.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import type { Shop } from '#platform/shop.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { decideReviewInvitations } from './decide-review-invitations.ts'

export interface KnownBuyer {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly hasCompleteProfile: boolean
}

/** Row lock that serialises concurrent requests of one customer. Null if the account was deleted. */
export async function lockBuyer(tx: Transaction, userId: string): Promise<KnownBuyer | null> {
  const [buyer] = await tx
    .select({
      email: users.email,
      name: sql<string>`coalesce(${profiles.fullName}, '')`,
      phone: sql<string>`coalesce(${profiles.phone}, '')`,
      hasCompleteProfile: sql<boolean>`coalesce(${profiles.profileCompleted}, false)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
    .for('no key update', { of: users })
  return buyer ?? null
}

interface BuyerFacts {
  readonly name: string
  readonly phone: string
  readonly address: ReturnType<typeof profileAddress> | null
  readonly now: Date
}

/** Fills only empty profile fields. A gift's address is never saved. */
export async function saveBuyer(
  shop: Shop,
  tx: Transaction,
  { request, order, buyer }: { request: CheckoutRequest; order: OrderRow; buyer: KnownBuyer },
): Promise<void> {
  const { userId, customer, keepsAddress, wantsReviewInvitations } = request
  const typed = normaliseName(customer.name)
  // The profile's name is used as a greeting in emails, so the profile form's rules apply here too.
  const name = isPlainName(typed) ? typed.slice(0, NAME_MAX_LENGTH) : ''
  const phone = maskPhone(customer.phone ?? '')
  const savesToProfile = keepsAddress && !request.isPickup && !(await readOrderGift(tx, order.id))?.receiver
  const address = savesToProfile ? profileAddress(order.shippingAddress) : null
  const isNew = !buyer.hasCompleteProfile || (name && !buyer.name) || (phone && !buyer.phone) || address
  if (isNew) await fillProfile(tx, userId, { name, phone, address, now: shop.clock.now() })
  if (wantsReviewInvitations) await decideReviewInvitations(shop, tx, { userId, granted: true })
}

async function fillProfile(tx: Transaction, userId: string, facts: BuyerFacts): Promise<void> {
  const { address, now } = facts
  const [name, phone] = [sql`nullif(${facts.name}, '')`, sql`nullif(${facts.phone}, '')`]
  await tx
    .insert(profiles)
    .values({
      userId,
      fullName: sql`coalesce((select nullif(u.name, '') from users u where u.id = ${userId}), ${name})`,
      email: sql`(select u.email from users u where u.id = ${userId})`,
      avatarUrl: sql`(select u.image from users u where u.id = ${userId})`,
      phone,
      ...address,
      profileCompleted: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: {
        fullName: sql`coalesce(nullif(${profiles.fullName}, ''), ${name})`,
        phone: sql`coalesce(nullif(${profiles.phone}, ''), ${phone})`,
        ...address,
        profileCompleted: true,
        updatedAt: address
          ? now
          : sql`case when ${profiles.profileCompleted} then ${profiles.updatedAt} else ${now} end`,
      },
    })
}

/** The shop delivers only in Brazil, so the country in the request is ignored. */
function profileAddress({ line1, line2, city, state, postal_code }: ShippingAddress) {
  return {
    addressLine1: line1,
    addressLine2: line2 ?? null,
    city,
    state: state.toUpperCase(),
    postalCode: postal_code,
    country: DEFAULT_COUNTRY,
  }
}
