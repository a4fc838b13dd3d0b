import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { passwordResetTokens, profiles, users } from '#accounts/schema.ts'
import { findKnownDevice } from '#accounts/session/use-cases/known-devices.ts'
import { pathTo } from '#addresses.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { greetingName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { spendOnMailbox } from '#platform/mailbox-budget.ts'
import type { Shop } from '#platform/shop.ts'

const VALID_MINUTES = 60

/**
 * Known and unknown addresses get the same answer in the same time: the request is only queued, and the
 * job looks up the account.
 */
export async function requestPasswordReset(
  shop: Shop,
  {
    email: typed,
    clientAddress,
    deviceToken,
  }: { email: string; clientAddress: string; deviceToken?: string | null },
) {
  const email = normaliseEmail(typed)
  if (!email) return refuse('email-missing')
  if (!isEmail(email)) return refuse('email-invalid')
  const isKnown = (await findKnownDevice(shop, { email, deviceToken })) !== null
  if (!isKnown) {
    const byPlace = await shop.rateLimits.consume('mail-address', clientAddress)
    if (!byPlace.ok) return byPlace
  }
  const byMailbox = await shop.rateLimits.consume('recovery', isKnown ? `${email} known devices` : email)
  if (!byMailbox.ok) return byMailbox
  const byDay = await spendOnMailbox(shop, { email, kind: 'other', isKnown })
  if (!byDay.ok) return byDay
  await shop.db.transaction((tx) =>
    shop.outbox.enqueue(tx, { name: 'recover-password', key: randomUUID(), email }),
  )
  return ok()
}

export async function sendPasswordReset(shop: Shop, { email, key }: { email: string; key: string }) {
  const [user] = await shop.db
    .select({ id: users.id, name: users.name, fullName: profiles.fullName })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.email, email))
  if (!user) return
  const { token, hash } = shop.identity.createToken()
  const now = shop.clock.now()
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60 * 1000)
  await shop.db.transaction(async (tx) => {
    await tx.insert(passwordResetTokens).values({ userId: user.id, token: hash, createdAt: now, expiresAt })
    const resetUrl = shop.config.siteUrl + pathTo('auth', {}, { recuperar: token })
    const data = { customerName: greetingName({ ...user, email }), resetUrl }
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `password-recovery:${key}`,
      email: { type: 'password-recovery', to: email, data },
    })
  })
}
