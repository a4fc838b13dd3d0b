import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import type { TeamChanged } from '#accounts/domain/account-emails.ts'
import { users } from '#accounts/schema.ts'
import { isAdministratorOf } from '#accounts/use-cases/account-facts.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { greetingName } from '#platform/domain/names.ts'
import type { Shop } from '#platform/shop.ts'

interface TeamChange extends Omit<TeamChanged, 'customerName'> {
  formerId?: string
}

/** All administrators are notified by email, so that a stolen session cannot change roles unnoticed. */
export async function notifyOfTeamChange(
  shop: Shop,
  tx: Transaction,
  { formerId, ...change }: TeamChange,
): Promise<void> {
  const people = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(or(isAdministratorOf, formerId ? eq(users.id, formerId) : undefined))
  for (const person of people) {
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `team:${randomUUID()}`,
      email: {
        type: 'team-changed',
        to: person.email,
        data: { ...change, customerName: greetingName(person) },
      },
    })
  }
}
