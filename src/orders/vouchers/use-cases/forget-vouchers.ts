import { and, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import { vouchers } from '#orders/vouchers/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** As giver and as receiver. What the voucher is worth stays, for who has its code. */
export async function forgetVouchersOf(
  db: DatabaseOrTransaction,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  const { giverId, giverEmail, receiverEmail } = vouchers
  await db
    .update(vouchers)
    .set({ giverName: '', giverEmail: '', message: '' })
    .where(email === null ? eq(giverId, userId) : or(eq(giverId, userId), eq(giverEmail, email)))
  if (email === null) return
  await db
    .update(vouchers)
    .set({ receiverName: '', receiverEmail: null, message: '' })
    .where(eq(receiverEmail, email))
}

/** Who received one never had an account to delete, and the giver's card names them. What it is worth stays. */
export async function forgetReceiversBefore(db: DatabaseOrTransaction, before: Date): Promise<void> {
  const { message, receiverName, receiverEmail, createdAt } = vouchers
  const isNamed = or(ne(message, ''), ne(receiverName, ''), isNotNull(receiverEmail))
  await db
    .update(vouchers)
    .set({ receiverName: '', receiverEmail: null, message: '' })
    .where(and(lt(createdAt, before), isNamed))
}

/** With the identity in the orders that bought them. */
export async function forgetVouchersBoughtBy(db: DatabaseOrTransaction, orderIds: string[]): Promise<void> {
  const nobody = { giverName: '', giverEmail: '', receiverName: '', receiverEmail: null, message: '' }
  await db.update(vouchers).set(nobody).where(inArray(vouchers.orderId, orderIds))
}
