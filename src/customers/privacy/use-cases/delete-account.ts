import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { PASSWORD_MAX_LENGTH } from '#accounts/domain/password.ts'
import { accounts, users } from '#accounts/schema.ts'
import { isAdministratorOf } from '#accounts/use-cases/account-facts.ts'
import { orders } from '#orders/schema/orders.ts'
import { claimOrders } from '#orders/use-cases/claim-orders.ts'
import { releaseAndClose } from '#orders/use-cases/close-open-order.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { changeOrder, lockOrders } from '#orders/use-cases/order-rows.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { greetingName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import { isDeletionCode } from './deletion-code.ts'
import { removePerson, removePersonFiles } from './remove-person.ts'

/** A session alone is not enough: someone else may be at an unlocked screen. */
export type DeletionProof = { password: string } | { code: string; ticket: string | null }

interface Deletion {
  userId: string
  proof: DeletionProof
  reviews: 'delete' | 'nameless'
  request?: RequestName
}

export async function deleteAccount(
  shop: Shop,
  { userId, proof, reviews, request = unnamedRequest }: Deletion,
) {
  const allowed = await shop.rateLimits.consume('account-deletion', userId)
  if (!allowed.ok) return allowed
  const isProven = await proves(shop, userId, proof)
  // Files are deleted after the commit; the stored answer does not name them.
  const removedFiles: Parameters<typeof removePersonFiles>[1][] = []
  const outcome = await answerOnce(shop, request, ({ db }) =>
    commitUnlessRefused(db, async (tx) => {
      // Locked, so that a concurrent order is either visible here or finds no account.
      const [user] = await tx
        .select({
          email: users.email,
          emailVerified: users.emailVerified,
          name: users.name,
          isAdministrator: isAdministratorOf,
        })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      if (!user) return ok()
      if (user.isAdministrator) return refuse('is-administrator')
      if (user.emailVerified) await claimOrders(tx, { id: userId, email: user.email })
      const email = user.emailVerified ? user.email : null
      await cancelUnpaidVouchers(shop, tx, { userId, email })
      const open = await tx.$count(
        orders,
        and(eq(orders.userId, userId), inArray(orders.status, ['pending', 'processing', 'shipped'])),
      )
      if (open > 0) return refuse('open-orders', { count: open })
      const owedRefunds = await tx.$count(orders, and(eq(orders.userId, userId), isOwedBack))
      if (owedRefunds > 0) return refuse('refund-owed')
      if (!isProven) return 'password' in proof ? refuse('wrong-password') : refuse('wrong-code')
      removedFiles.push(await removePerson(shop, tx, { userId, email, reviews }))
      await shop.outbox.enqueue(tx, farewell(userId, user))
      return ok()
    }),
  )
  for (const files of removedFiles) await removePersonFiles(shop, files)
  return outcome
}

/** Unpaid vouchers do not block a deletion: strangers may have ordered them to the customer's address. */
async function cancelUnpaidVouchers(
  shop: Shop,
  tx: Transaction,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  const isOwn = eq(orders.userId, userId)
  const isToAddress = email === null ? undefined : and(isNull(orders.userId), eq(orders.customerEmail, email))
  const isUnpaidVoucher = and(eq(orders.deliveryWay, 'none'), isNotNull(orders.holdExpiresAt))
  const unpaid = await lockOrders(tx, and(isUnpaidVoucher, or(isOwn, isToAddress)))
  const now = shop.clock.now()
  for (const order of unpaid) {
    await releaseAndClose(shop, tx, order, { reason: 'customer', owesCancel: true, now })
    // The order is erased too; a late payment is refunded.
    await changeOrder(tx, order.id, { userId })
  }
}

/** Money owed to the customer blocks the deletion, because nobody would know whom to refund afterwards. */
const isOwedBack = and(
  eq(orders.paymentStatus, 'paid'),
  gt(orders.totalAmount, orders.refundedAmount),
  or(eq(orders.status, 'cancelled'), eq(paymentFacts.pendingProviderAction, 'refund')),
)

function farewell(userId: string, { email, name }: { email: string; name: string }): Job {
  const data = { customerName: greetingName({ name, email }) }
  return {
    name: 'send-email',
    key: `account-deleted:${userId}`,
    email: { type: 'account-deleted', to: email, data },
  }
}

async function proves(shop: Shop, userId: string, proof: DeletionProof): Promise<boolean> {
  if (!('password' in proof)) return isDeletionCode(shop, { userId, ...proof })
  if (proof.password.length > PASSWORD_MAX_LENGTH) return false
  const [account] = await shop.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.provider, 'password')))
  return shop.identity.verifyPassword(proof.password, account?.passwordHash ?? null)
}
