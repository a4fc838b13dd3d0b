import { desc, eq } from 'drizzle-orm'
import { emailConfirmationTokens } from '#accounts/schema.ts'
import { pathTo } from '#addresses.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { localPathOr } from '#platform/domain/local-path.ts'
import type { Shop } from '#platform/shop.ts'

const VALID_HOURS = 24
/** Mail programs break long links, so a long return path is dropped. */
const MAX_WAY_BACK = 200

/** The specification has a text for this failure only. */
export class ConfirmationTokenNotMade extends Error {
  override readonly name = 'ConfirmationTokenNotMade'
}

/** Earlier links stay valid for their 24 hours, because emails arrive late and out of order. */
export async function createConfirmationLink(
  shop: Shop,
  tx: Transaction,
  { userId, email, redirectTo }: { userId: string; email: string; redirectTo?: string },
): Promise<{ url: string; key: string }> {
  const { token, hash } = shop.identity.createToken()
  const now = shop.clock.now()
  const expiresAt = new Date(now.getTime() + VALID_HOURS * 60 * 60 * 1000)
  try {
    await tx.insert(emailConfirmationTokens).values({ userId, email, token: hash, createdAt: now, expiresAt })
  } catch (cause) {
    throw new ConfirmationTokenNotMade('the confirmation token was not written', { cause })
  }
  const path = pathTo('emailConfirmation', {}, { token, redirectTo: wayBack(redirectTo) })
  return { url: shop.config.siteUrl + path, key: hash.slice(0, 16) }
}

function wayBack(redirectTo = '/'): string | undefined {
  const path = localPathOr('/', redirectTo)
  return path === '/' || path.length > MAX_WAY_BACK ? undefined : path
}

export async function lastConfirmationSentAt(
  db: DatabaseOrTransaction,
  userId: string,
): Promise<Date | null> {
  const [last] = await db
    .select({ sentAt: emailConfirmationTokens.createdAt })
    .from(emailConfirmationTokens)
    .where(eq(emailConfirmationTokens.userId, userId))
    .orderBy(desc(emailConfirmationTokens.createdAt))
    .limit(1)
  return last?.sentAt ?? null
}
