import { z } from 'zod'
import type { Shop } from '#shop/shop.ts'
import { readCookie } from '#web/server/request/session-cookie.server.ts'

/**
 * Whose confirmation this browser waits for or has just made; the sign-in form starts from it. In a sealed cookie, so that the notice and its countdown survive a reload and
 * nobody can make the page name an address.
 */
const pendingSchema = z.object({
  email: z.string(),
  /** When the last mail left, in milliseconds; 0 when none did just now. */
  sentAt: z.number(),
  webhookUrl: z.string(),
  /** The owner's automation was not reached: said once. */
  isWebhookTroubled: z.boolean(),
})

export type PendingConfirmation = z.infer<typeof pendingSchema>

const NAME = 'lume_confirmation'
const ONE_DAY_SECONDS = 24 * 60 * 60

export function pendingConfirmationCookie(shop: Shop, pending: PendingConfirmation): string {
  return `${NAME}=${shop.sealing.seal('pending-confirmation', JSON.stringify(pending), ONE_DAY_SECONDS)}; Max-Age=${ONE_DAY_SECONDS}${attributes(shop)}`
}

export function endedConfirmationCookie(shop: Shop): string {
  return `${NAME}=; Max-Age=0${attributes(shop)}`
}

export function readPendingConfirmation(shop: Shop, request: Request): PendingConfirmation | null {
  const sealed = readCookie(request.headers.get('cookie'), NAME)
  const opened = sealed && shop.sealing.unseal('pending-confirmation', sealed)
  return opened ? (pendingSchema.safeParse(JSON.parse(opened)).data ?? null) : null
}

function attributes({ config }: Shop): string {
  return `; Path=/; HttpOnly; SameSite=Lax${config.siteUrl.startsWith('https:') ? '; Secure' : ''}`
}
