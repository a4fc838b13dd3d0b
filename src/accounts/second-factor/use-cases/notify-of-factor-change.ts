import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FactorChange } from '#accounts/domain/account-emails.ts'
import { users } from '#accounts/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { greetingName } from '#platform/domain/names.ts'
import type { Shop } from '#platform/shop.ts'

export async function notifyOfFactorChange(
  shop: Shop,
  tx: Transaction,
  { userId, change }: { userId: string; change: FactorChange },
): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return
  await shop.outbox.enqueue(tx, {
    name: 'send-email',
    key: `second-factor:${randomUUID()}`,
    email: {
      type: 'second-factor-changed',
      to: user.email,
      data: { customerName: greetingName(user), change },
    },
  })
}
