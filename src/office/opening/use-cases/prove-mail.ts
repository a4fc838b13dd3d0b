import { eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { pathTo } from '#addresses.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { greetingName } from '#platform/domain/names.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

const SECTION = 'mailProof'
const VALID_MS = 24 * 60 * 60 * 1000

/** Uses the customers' mail path, so the link proves that delivery works. */
export async function sendMailProof(
  shop: Shop,
  { userId }: { userId: string },
): Promise<Ok<undefined> | Refusal<'user-not-found'>> {
  const [person] = await shop.db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return refuse('user-not-found')
  const { email } = person
  const { token, hash } = shop.identity.createToken()
  const at = shop.clock.now()
  const confirmationUrl = `${shop.config.siteUrl}${pathTo('adminOpeningStep', { step: 'e-mail' }, { codigo: token })}`
  await shop.db.transaction(async (tx) => {
    const { provenAt = '' } = (await readProof(tx)) ?? {}
    await keepProof(tx, { email, hash, sentAt: at.toISOString(), provenAt }, at)
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `mail-proof:${hash}`,
      email: { type: 'mail-proof', to: email, data: { customerName: greetingName(person), confirmationUrl } },
    })
  })
  return ok()
}

export async function proveMail(
  shop: Shop,
  { token }: { token: string },
): Promise<Ok<undefined> | Refusal<'token-unknown'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const proof = await readProof(tx)
    if (!proof || proof.hash !== shop.identity.hashToken(token)) return refuse('token-unknown')
    if (at.getTime() - new Date(proof.sentAt ?? 0).getTime() > VALID_MS) return refuse('token-unknown')
    if (!proof.provenAt) await keepProof(tx, { ...proof, provenAt: at.toISOString() }, at)
    return ok()
  })
}

export async function findMailProof({ db }: Pick<Shop, 'db'>) {
  const proof = await readProof(db)
  return proof ? { email: proof.email ?? '', isProven: proof.provenAt !== '' } : null
}

async function readProof(db: DatabaseOrTransaction): Promise<Record<string, string> | undefined> {
  const [row] = await db
    .select({ values: shopSettings.values })
    .from(shopSettings)
    .where(eq(shopSettings.section, SECTION))
  return row?.values as Record<string, string> | undefined
}

async function keepProof(tx: Transaction, values: Record<string, string>, updatedAt: Date): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ section: SECTION, values, updatedAt })
    .onConflictDoUpdate({ target: shopSettings.section, set: { values, updatedAt } })
}
