import { and, eq, lt } from 'drizzle-orm'
import { knownDevices, users } from '#accounts/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { greetingName } from '#platform/domain/names.ts'
import type { Shop } from '#platform/shop.ts'

interface SignedInPerson {
  id: string
  email: string
  name: string
}

/**
 * Emails the customer if the browser is new to the account, except for the very first one. Returns the
 * cookie's value.
 */
export async function recordDevice(
  shop: Shop,
  tx: Transaction,
  { id: userId, email, name }: SignedInPerson,
  deviceToken: string | null,
): Promise<string> {
  const token = deviceToken ?? shop.identity.createToken().token
  const deviceHash = shop.identity.hashToken(token)
  const now = shop.clock.now()
  const before = await tx.$count(knownDevices, eq(knownDevices.userId, userId))
  const newDevices = await tx
    .insert(knownDevices)
    .values({ userId, deviceHash, createdAt: now, usedAt: now })
    .onConflictDoNothing()
    .returning({ deviceHash: knownDevices.deviceHash })
  if (newDevices.length === 0) {
    const isThis = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash))
    await tx.update(knownDevices).set({ usedAt: now }).where(isThis)
  } else if (before > 0) {
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `new-device:${userId}:${deviceHash.slice(0, 16)}`,
      email: {
        type: 'new-device',
        to: email,
        data: { customerName: greetingName({ name, email }), at: now.toISOString() },
      },
    })
  }
  return token
}

/**
 * Hash of a browser that has used this account; null for others, so that strangers cannot exhaust its
 * limits.
 */
export async function findKnownDevice(
  shop: Shop,
  { email, deviceToken }: { email: string; deviceToken?: string | null },
): Promise<string | null> {
  if (!deviceToken) return null
  const deviceHash = shop.identity.hashToken(deviceToken)
  const [device] = await shop.db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, deviceHash)))
  return device?.deviceHash ?? null
}

const RETENTION_DAYS = 365

/** After a year without a visit, a browser counts as new. */
export async function forgetUnseenDevices(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  await shop.db.delete(knownDevices).where(lt(knownDevices.usedAt, before))
}
