import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import {
  buildCustomerOrder,
  type CustomerOrder,
  type CustomerOrderRow,
} from '#orders/use-cases/customer-order.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { emailDeliveries } from '#platform/operations/schema.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import { testOrders } from './schema.ts'

const LIFE_MS = 24 * 60 * 60 * 1000

export const testEnd = (createdAt: Date) => new Date(createdAt.getTime() + LIFE_MS)
export const oldestTest = (now: Date) => new Date(now.getTime() - LIFE_MS)

export const isAdministrators = sql`exists (
  select 1 from user_roles r where r.user_id = ${testOrders.userId} and r.role = 'admin')`

/** Matches the user's own test while they are an administrator and the test is less than a day old. */
export function ownTest(shop: Pick<Shop, 'clock'>, userId: string): SQL | undefined {
  const isAlive = gt(testOrders.createdAt, oldestTest(shop.clock.now()))
  return and(eq(testOrders.userId, userId), isAlive, isAdministrators)
}

type EmailJob = Extract<Job, { name: 'send-email' }>

export interface TriedPurchase {
  readonly waiting: CustomerOrderRow
  readonly paid: CustomerOrderRow
  readonly emails: readonly EmailJob[]
}

type Stored<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? string | Extract<Row[Name], null> : Row[Name]
}

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

type TestName = { readonly orderNumber: string } | { readonly sessionId: string }

export async function findTestOrder(shop: Shop, { userId, ...name }: { userId: string } & TestName) {
  const named =
    'orderNumber' in name
      ? eq(testOrders.orderNumber, name.orderNumber)
      : eq(testOrders.sessionId, name.sessionId)
  const [test] = await shop.db
    .select()
    .from(testOrders)
    .where(and(ownTest(shop, userId), named))
  return test ? ok(buildTestOrder(shop, test)) : refuse('order-not-found')
}

export function buildTestOrder(
  shop: Pick<Shop, 'clock'>,
  { purchase, paidAt }: typeof testOrders.$inferSelect,
): CustomerOrder {
  const { waiting, paid } = purchase as StoredPurchase
  const row = toOrderRow(paidAt ? paid : waiting)
  // The test ran when it began, but is displayed as paid when the owner clicked.
  const events = row.events.map((event) =>
    event.kind === 'placed' || !paidAt ? event : { ...event, at: paidAt.toISOString() },
  )
  const order = buildCustomerOrder({ ...row, events }, shop.clock.now())
  return { ...order, withdrawal: 'none', canComplain: false, mustChoose: false }
}

export async function loadTestOrder(shop: Shop, { userId }: { userId: string }) {
  const [test] = await shop.db
    .select({
      orderNumber: testOrders.orderNumber,
      createdAt: testOrders.createdAt,
      paidAt: testOrders.paidAt,
    })
    .from(testOrders)
    .where(ownTest(shop, userId))
  if (!test) return null
  const { orderNumber, createdAt, paidAt } = test
  return { orderNumber, isPaid: paidAt !== null, endsAt: testEnd(createdAt) }
}

export async function removeTestOrder(shop: Shop, { userId }: { userId: string }) {
  await remove(shop, eq(testOrders.userId, userId))
  return ok()
}

export async function removeOldTestOrders(shop: Shop): Promise<void> {
  await remove(shop, lte(testOrders.createdAt, oldestTest(shop.clock.now())))
}

async function remove(shop: Shop, condition: SQL): Promise<void> {
  const removed = await shop.db.transaction((tx) => removeTests(shop, tx, condition))
  if (removed.length > 0) await shop.mailer.folder?.forgetMail(removed)
}

/** Also deletes the related messages and their sending records. Returns the order numbers. */
export async function removeTests(
  shop: Pick<Shop, 'outbox'>,
  tx: Transaction,
  condition: SQL,
): Promise<string[]> {
  const removed = await tx.delete(testOrders).where(condition).returning()
  for (const { id, orderNumber, purchase } of removed) {
    const keys = (purchase as StoredPurchase).emails.map(({ key }) => key)
    for (const key of keys) await shop.outbox.withdraw(tx, 'send-email', key)
    await shop.outbox.forgetPerson(tx, { email: null, orders: [id, orderNumber] })
    await tx.delete(emailDeliveries).where(inArray(emailDeliveries.key, keys))
  }
  return removed.map(({ orderNumber }) => orderNumber)
}
