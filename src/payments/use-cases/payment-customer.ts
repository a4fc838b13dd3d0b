import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { paymentCustomers } from '#orders/schema/payments.ts'
import type { SavedCards } from '#payments/providers/port.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export type PaymentCustomer = typeof paymentCustomers.$inferSelect

async function findCustomer(db: DatabaseOrTransaction, userId: string): Promise<PaymentCustomer | null> {
  const [customer] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return customer ?? null
}

export async function findPayingCustomer(
  shop: Shop,
  { userId, paymentMethod }: { userId: string | null; paymentMethod: PaidWith },
): Promise<string | null> {
  if (!shop.payments.savedCards || userId === null || paymentMethod !== 'card') return null
  return (await findCustomer(shop.db, userId))?.reference ?? null
}

/** Creates the account's single customer on first use; safe with concurrent tabs. */
export async function ensureCustomer(shop: Shop, savedCards: SavedCards, { userId }: { userId: string }) {
  const customer = await findCustomer(shop.db, userId)
  if (customer) return ok(customer)
  const created = await savedCards.createCustomer(userId)
  if (!created.ok) return created
  return shop.db.transaction((tx) => storeCustomer(shop, tx, { userId, reference: created.value }))
}

/** If the customer cannot be stored (account deleted, or it already has one), deletes it at the provider. */
async function storeCustomer(
  shop: Shop,
  tx: Transaction,
  { userId, reference }: { userId: string; reference: string },
) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (user) {
    const provider = shop.payments.provider
    const row = { userId, provider, reference, createdAt: shop.clock.now() }
    await tx.insert(paymentCustomers).values(row).onConflictDoNothing()
  }
  const stored = await findCustomer(tx, userId)
  if (stored?.reference !== reference) await forgetAtProvider(shop, tx, reference)
  return stored ? ok(stored) : refuse('account-deleted')
}

export async function dropCustomer({ db }: Shop, { userId, reference }: PaymentCustomer): Promise<void> {
  const isOwn = and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.reference, reference))
  await db.delete(paymentCustomers).where(isOwn)
}

/** Must run in the transaction that deletes the account. */
export async function forgetPaymentCustomer(shop: Shop, tx: Transaction, userId: string): Promise<void> {
  const customer = await findCustomer(tx, userId)
  if (customer) await forgetAtProvider(shop, tx, customer.reference)
}

const forgetAtProvider = ({ outbox }: Shop, tx: Transaction, reference: string) =>
  outbox.enqueue(tx, { name: 'forget-payment-customer', key: reference, reference })
