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
 * Records the browser that somebody signs in with, and mails them when it is new to the account. The very first
 * one is not mailed about. Answers with what the browser is to keep.
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
  const added = await tx
    .insert(knownDevices)
    .values({ userId, deviceHash, createdAt: now, usedAt: now })
    .onConflictDoNothing()
    .returning({ deviceHash: knownDevices.deviceHash })
  if (added.length === 0) {
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

/** The hash of a browser that was inside this account before, null for every other: strangers cannot use up what it may do. */
export async function knownDeviceOf(
  shop: Shop,
  { email, deviceToken }: { email: string; deviceToken?: string | null },
): Promise<string | null> {
  if (!deviceToken) return null
  const deviceHash = shop.identity.hashToken(deviceToken)
  const [known] = await shop.db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, deviceHash)))
  return known?.deviceHash ?? null
}

const RETENTION_DAYS = 365

/** A browser that has not come for a year is told as a new one again. */
export async function forgetUnseenDevices(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  await shop.db.delete(knownDevices).where(lt(knownDevices.usedAt, before))
}
