import { eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { passkeys } from '#accounts/second-factor/schema.ts'
import { greetingName, normaliseText } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { consumeChallengeFor, knownPasskeys, rememberChallenge } from './challenges.ts'
import { afterFactorAdded } from './factor-added.ts'

const MAX_NAME_LENGTH = 60
const MAX_PASSKEYS = 10

export async function passkeyRegistration(shop: Shop, { userId }: { userId: string }) {
  const [user] = await shop.db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return refuse('user-unknown')
  const existing = await knownPasskeys(shop, userId)
  const person = { email: user.email, name: greetingName(user) }
  const options = await shop.identity.passkeys.registrationOptions(person, existing)
  await rememberChallenge(shop, userId, options)
  return ok(options)
}

export async function passkeySigning(shop: Shop, { userId }: { userId: string }) {
  const existing = await knownPasskeys(shop, userId)
  if (existing.length === 0) return refuse('no-passkey')
  const options = await shop.identity.passkeys.signingOptions(existing)
  await rememberChallenge(shop, userId, options)
  return ok(options)
}

interface NewPasskey {
  userId: string
  sessionId: string
  answer: string
  name: string
  fallbackName: string
}

export async function addPasskey(shop: Shop, { userId, sessionId, answer, ...label }: NewPasskey) {
  const existing = await knownPasskeys(shop, userId)
  if (existing.length >= MAX_PASSKEYS) return refuse('too-many-passkeys')
  const passkey = await shop.identity.passkeys.verifyRegistration(answer, consumeChallengeFor(shop, userId))
  if (!passkey) return refuse('wrong-passkey')
  const name = normaliseText(label.name).slice(0, MAX_NAME_LENGTH) || label.fallbackName
  return shop.db.transaction(async (tx) => {
    const addedPasskeys = await tx
      .insert(passkeys)
      .values({ userId, name, ...passkey, createdAt: shop.clock.now() })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id })
    if (addedPasskeys.length === 0) return refuse('wrong-passkey')
    return ok(await afterFactorAdded(shop, tx, { userId, sessionId }))
  })
}
