import { and, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import { vouchers } from '#orders/vouchers/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Erases the giver and the recipient. The balance stays valid for the holder of the code. */
export async function forgetVouchers(
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

/** Recipients have no account to delete, so their data is erased by age. The balance stays valid. */
export async function forgetReceiversBefore(db: DatabaseOrTransaction, before: Date): Promise<void> {
  const { message, receiverName, receiverEmail, createdAt } = vouchers
  const isNamed = or(ne(message, ''), ne(receiverName, ''), isNotNull(receiverEmail))
  await db
    .update(vouchers)
    .set({ receiverName: '', receiverEmail: null, message: '' })
    .where(and(lt(createdAt, before), isNamed))
}

export async function forgetVouchersBoughtBy(db: DatabaseOrTransaction, orderIds: string[]): Promise<void> {
  const emptyNames = { giverName: '', giverEmail: '', receiverName: '', receiverEmail: null, message: '' }
  await db.update(vouchers).set(emptyNames).where(inArray(vouchers.orderId, orderIds))
}
