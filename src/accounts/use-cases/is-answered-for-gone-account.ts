import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { hashRequestKey } from '#platform/operations/request-answers.ts'
import { requestAnswers } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

/** True if the stored response proves that this request already deleted the account. */
export async function isAnsweredForGoneAccount(shop: Shop, requestKey: string): Promise<boolean> {
  const [stored] = await shop.db
    .select({ key: requestAnswers.key })
    .from(requestAnswers)
    .leftJoin(users, eq(users.id, requestAnswers.userId))
    .where(
      and(
        eq(requestAnswers.key, hashRequestKey(requestKey)),
        isNotNull(requestAnswers.answer),
        isNotNull(requestAnswers.userId),
        isNull(users.id),
      ),
    )
  return stored !== undefined
}
