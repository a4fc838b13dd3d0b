import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { userRoles, users } from '#database/schema/accounts.ts'
import { greetingName } from '#domain/accounts/names.ts'
import { maskPixKey, type PixAccount } from '#domain/settings/pix-account.ts'
import type { Actor } from '#shop/admin/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'

interface PixKeyNotice {
  readonly account: PixAccount | null
  readonly since: Date
  readonly isTakenBack: boolean
  readonly actor: Actor
  /** Names the change: the same one is told once. */
  readonly version: number
}

/** Every administrator hears of it at the address of her account, whoever sits at the screen. */
export async function notifyOfPixKey(
  shop: Shop,
  tx: Transaction,
  { account, since, isTakenBack, actor, version }: PixKeyNotice,
): Promise<void> {
  const people = await tx
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(userRoles.role, 'admin'))
  for (const person of people) {
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `pix-key:${version}:${person.id}`,
      email: {
        type: 'pix-key-changed',
        to: person.email,
        data: {
          customerName: greetingName(person),
          actorName: actor.name,
          maskedKey: account ? maskPixKey(account.key) : null,
          since: since.toISOString(),
          isTakenBack,
        },
      },
    })
  }
}
