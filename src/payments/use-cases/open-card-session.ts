import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'
import { dropCustomer, ensureCustomer, type PaymentCustomer } from './payment-customer.ts'

const CLOCKS_DIFFER_MS = 5_000

/** Returns null on any failure, because payment must work without saved cards. */
export async function openCardSession(shop: Shop, { userId }: { userId: string }): Promise<string | null> {
  const { savedCards } = shop.payments
  if (!savedCards) return null
  const customer = await ensureCustomer(shop, savedCards, { userId })
  if (!customer.ok) return without(shop, customer)
  if (await mayHaveUnnamedPayment(shop, customer.value)) return null
  const opened = await savedCards.openSession(customer.value.reference)
  if (opened.ok) return opened.value
  if (opened.code === 'unknown-customer') await dropCustomer(shop, customer.value)
  return without(shop, opened)
}

/**
 * Orders placed before the provider knew the customer may have a payment without a customer. Saved cards
 * cannot pay it.
 */
async function mayHaveUnnamedPayment({ db }: Shop, { userId, createdAt }: PaymentCustomer): Promise<boolean> {
  const knownSince = new Date(createdAt.getTime() + CLOCKS_DIFFER_MS)
  const waits = and(eq(orders.status, 'pending'), isNotNull(orders.holdExpiresAt))
  const older = and(eq(orders.userId, userId), waits, lt(orders.createdAt, knownSince))
  return (await db.$count(orders, older)) > 0
}

function without({ log }: Shop, { code, details }: { code: string; details: unknown }): null {
  log.warn({ code, details }, 'Card fields are shown without saved cards.')
  return null
}
