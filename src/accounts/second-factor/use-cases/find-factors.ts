import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { passkeys, recoveryCodes, totpFactors } from '#accounts/second-factor/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

export async function hasSecondFactor(db: DatabaseOrTransaction, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select 1 from ${totpFactors} where user_id = ${userId}) or exists (select 1 from ${passkeys} where user_id = ${userId}) as has`,
  )
  return rows[0]?.has ?? false
}

export async function findFactors({ db }: Shop, { userId }: { userId: string }) {
  const [app] = await db
    .select({ since: totpFactors.createdAt })
    .from(totpFactors)
    .where(eq(totpFactors.userId, userId))
  const keys = await db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  const codesLeft = await db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  )
  return { appSince: app?.since ?? null, passkeys: keys, codesLeft }
}

export type Factors = Awaited<ReturnType<typeof findFactors>>
