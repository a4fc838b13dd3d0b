import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { testOrders } from '#database/schema/test-orders.ts'
import type { CustomerOrderRow } from '#shop/orders/customer-order.ts'
import type { Shop } from '#shop/shop.ts'
import type { TriedPurchase } from './try-purchase.ts'

const LIFE_MS = 24 * 60 * 60 * 1000

/** A test is gone a day after it was begun. */
export const testEnd = (createdAt: Date) => new Date(createdAt.getTime() + LIFE_MS)
export const oldestTest = (now: Date) => new Date(now.getTime() - LIFE_MS)

export const isAdministrators = sql`exists (
  select 1 from user_roles r where r.user_id = ${testOrders.userId} and r.role = 'admin')`

/** Hers, while she is an administrator and its day is not over. */
export function ownTest(shop: Pick<Shop, 'clock'>, userId: string): SQL | undefined {
  const isAlive = gt(testOrders.createdAt, oldestTest(shop.clock.now()))
  return and(eq(testOrders.userId, userId), isAlive, isAdministrators)
}

type Stored<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? string | Extract<Row[Name], null> : Row[Name]
}

/** As JSON keeps it: instants are text. */
export interface StoredPurchase extends Omit<TriedPurchase, 'waiting' | 'paid'> {
  readonly waiting: Stored<CustomerOrderRow>
  readonly paid: Stored<CustomerOrderRow>
}

const instant = (text: string | null) => (text === null ? null : new Date(text))

export function toOrderRow(stored: StoredPurchase['paid']): CustomerOrderRow {
  return {
    ...stored,
    createdAt: new Date(stored.createdAt),
    payUntil: instant(stored.payUntil),
    estimatedDeliveryDate: instant(stored.estimatedDeliveryDate),
    deliveredAt: instant(stored.deliveredAt),
  }
}
