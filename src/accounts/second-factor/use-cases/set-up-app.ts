import { z } from 'zod'
import { totpFactors } from '#accounts/second-factor/schema.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import { afterFactorAdded } from './factor-added.ts'
import { createTotpSecret, stepOfCode, totpAddress } from './totp.ts'

const SETUP_SECONDS = 15 * 60
/** Effectively unlimited, because the secret is deleted with its row. */
const SEALED_SECONDS = 100 * 365 * 24 * 60 * 60

const ticketSchema = z.object({ userId: z.string(), secret: z.string() })

/** The encrypted secret is kept only in the browser until the app has proved that it knows it. */
export function beginAppSetup(
  shop: Shop,
  { userId, email, ticket }: { userId: string; email: string; ticket: string | null },
) {
  const secret = secretIn(shop, userId, ticket) ?? createTotpSecret()
  const renewedTicket = shop.sealing.seal('totp-setup', JSON.stringify({ userId, secret }), SETUP_SECONDS)
  const address = totpAddress(secret, {
    shopName: chooseShopName(shop.settings.current().values.contact),
    email,
  })
  return { secret, address, ticket: renewedTicket, validSeconds: SETUP_SECONDS }
}

function secretIn(shop: Shop, userId: string, ticket: string | null): string | null {
  const ticketText = ticket && shop.sealing.unseal('totp-setup', ticket)
  const parsedTicket = ticketText ? ticketSchema.safeParse(JSON.parse(ticketText)).data : undefined
  return parsedTicket?.userId === userId ? parsedTicket.secret : null
}

interface AppSetup {
  userId: string
  sessionId: string
  ticket: string | null
  code: string
}

/** The first code proves the setup and cannot be used again to sign in. */
export async function finishAppSetup(shop: Shop, { userId, sessionId, ticket, code }: AppSetup) {
  const secret = secretIn(shop, userId, ticket)
  if (!secret) return refuse('setup-expired')
  const allowed = await shop.rateLimits.consume('second-factor', userId)
  if (!allowed.ok) return allowed
  const lastStep = stepOfCode(secret, code.replace(/\s/g, ''), shop.clock.now())
  if (lastStep === null) return refuse('wrong-code')
  await shop.rateLimits.refund('second-factor', userId)
  const sealedSecret = shop.sealing.seal('totp-secret', secret, SEALED_SECONDS)
  const createdAt = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    await tx
      .insert(totpFactors)
      .values({ userId, sealedSecret, lastStep, createdAt })
      .onConflictDoUpdate({ target: totpFactors.userId, set: { sealedSecret, lastStep, createdAt } })
    return ok(await afterFactorAdded(shop, tx, { userId, sessionId }))
  })
}
