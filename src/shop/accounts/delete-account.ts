import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { accounts, users } from '#database/schema/accounts.ts'
import { coupons, couponUses } from '#database/schema/coupons.ts'
import { newsletterSubscriptions } from '#database/schema/newsletter.ts'
import { orders } from '#database/schema/orders.ts'
import { restockRequests } from '#database/schema/restock.ts'
import { signInCodes } from '#database/schema/sign-in-codes.ts'
import { greetingName } from '#domain/accounts/names.ts'
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/password.ts'
import { ok, refuse } from '#domain/result.ts'
import { removeFromList } from '#shop/newsletter/unsubscribe.ts'
import { forgetReturnsOf } from '#shop/orders/forget-returns.ts'
import { anonymiseReviews } from '#shop/reviews/forget-reviews.ts'
import type { Shop } from '#shop/shop.ts'
import { isAdministratorOf } from './account-facts.ts'
import { isDeletionCode } from './deletion-code.ts'
import { forgetPaymentCustomer } from './payment-customer.ts'

/** What only the account's owner knows or can read; a session alone may be somebody at an open screen. */
export type DeletionProof = { password: string } | { code: string; ticket: string | null }

interface Deletion {
  userId: string
  proof: DeletionProof
  /** What she wishes for what she wrote about candles. */
  reviews: 'delete' | 'nameless'
}

/**
 * The account goes with its profile, sessions, cart, favourites and reviews (unless those stay without her name), and what the queue knows of her. Sold orders stay, as the tax office asks, with the
 * identity in them locked and tied to nobody; open ones are brought to their end first. The address is told by mail.
 */
export async function deleteAccount(shop: Shop, { userId, proof, reviews }: Deletion) {
  const allowed = await shop.rateLimits.consume('account-deletion', userId)
  if (!allowed.ok) return allowed
  const isProven = await proves(shop, userId, proof)
  return shop.db.transaction(async (tx) => {
    // Locked: an order that is being placed at this moment is either seen here or finds no account any more.
    const [user] = await tx
      .select({ email: users.email, name: users.name, isAdministrator: isAdministratorOf })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!user) return ok()
    if (user.isAdministrator) return refuse('is-administrator')
    const open = await tx.$count(
      orders,
      and(eq(orders.userId, userId), inArray(orders.status, ['pending', 'processing', 'shipped'])),
    )
    if (open > 0) return refuse('open-orders', { count: open })
    if (!isProven) return 'password' in proof ? refuse('wrong-password') : refuse('wrong-code')
    if (reviews === 'nameless') await anonymiseReviews(tx, userId)
    await removePerson(shop, tx, { userId, ...user })
    return ok()
  })
}

async function proves(shop: Shop, userId: string, proof: DeletionProof): Promise<boolean> {
  if (!('password' in proof)) return isDeletionCode(shop, { userId, ...proof })
  if (proof.password.length > PASSWORD_MAX_LENGTH) return false
  const [known] = await shop.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.provider, 'password')))
  return shop.identity.verifyPassword(proof.password, known?.passwordHash ?? null)
}

const usesOf = (tx: Transaction) =>
  tx.select({ one: sql`1` }).from(couponUses).where(eq(couponUses.couponId, coupons.id))

async function removePerson(
  shop: Shop,
  tx: Transaction,
  { userId, email, name }: { userId: string; email: string; name: string },
): Promise<void> {
  await tx
    .update(orders)
    .set({ identityLockedAt: sql`coalesce(${orders.identityLockedAt}, ${shop.clock.now()})` })
    .where(eq(orders.userId, userId))
  await forgetReturnsOf(tx, userId)
  await removeFromList(shop, tx, { email })
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await tx.delete(signInCodes).where(eq(signInCodes.email, email))
  await tx.delete(restockRequests).where(eq(restockRequests.email, email))
  // A coupon of hers that an order used stays with the order, and nobody can use it again.
  await tx.delete(coupons).where(and(eq(coupons.userId, userId), notExists(usesOf(tx))))
  await forgetPaymentCustomer(shop, tx, userId)
  await tx.delete(users).where(eq(users.id, userId))
  await shop.outbox.forgetRecipient(tx, email)
  await shop.outbox.enqueue(tx, {
    name: 'send-email',
    key: `account-deleted:${userId}`,
    email: { type: 'account-deleted', to: email, data: { customerName: greetingName({ name, email }) } },
  })
}
