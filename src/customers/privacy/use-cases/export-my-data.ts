import { eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import type { Person } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'

const ORDER = [
  'account',
  'profile',
  'ownerNotes',
  'orders',
  'cart',
  'cartGift',
  'favourites',
  'reviews',
  'vouchers',
  'newsletter',
  'restockRequests',
  'consents',
  'quotes',
  'paymentCustomers',
  'announcedPots',
  'returnedPots',
  'coupons',
  'roles',
  'invitations',
  'waysIn',
  'passkeys',
  'devices',
  'sessions',
  'accesses',
]

/** Includes the owner's notes about orders, but not costs. */
export async function exportMyData(shop: Shop, { userId }: { userId: string }) {
  const person = await findPerson(shop, userId)
  const parts = shop.personalData.flatMap(({ export: own = {} }) => Object.entries(own))
  const data: Record<string, unknown> = { exportedAt: shop.clock.now() }
  for (const [name, read] of parts.toSorted(([a], [b]) => findPlace(a) - findPlace(b)))
    data[name] = await read(shop, person)
  return data
}

function findPlace(part: string): number {
  const place = ORDER.indexOf(part)
  return place < 0 ? ORDER.length : place
}

async function findPerson({ db }: Shop, userId: string): Promise<Person> {
  const [user] = await db
    .select({ email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  return { userId, email: user?.isConfirmed ? user.email : null }
}
