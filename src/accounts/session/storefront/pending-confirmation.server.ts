import { z } from 'zod'
import { textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'

const pendingSchema = z.object({
  email: z.string(),
  /** Time of the last email in milliseconds; 0 if none was just sent. */
  sentAt: z.number(),
  webhookUrl: z.string(),
  isWebhookTroubled: z.boolean(),
})

export type PendingConfirmation = z.infer<typeof pendingSchema>

const ONE_DAY_SECONDS = 24 * 60 * 60

const createCookie = ({ config }: Shop) => textCookie(config.siteUrl, 'lume_confirmation')

export function pendingConfirmationCookie(shop: Shop, pending: PendingConfirmation): Promise<string> {
  const box = shop.sealing.seal('pending-confirmation', JSON.stringify(pending), ONE_DAY_SECONDS)
  return createCookie(shop).set(box, { maxAge: ONE_DAY_SECONDS })
}

export function endedConfirmationCookie(shop: Shop): Promise<string> {
  return createCookie(shop).clear()
}

export async function readPendingConfirmation(
  shop: Shop,
  request: Request,
): Promise<PendingConfirmation | null> {
  const box = await createCookie(shop).read(request.headers.get('cookie'))
  const cookieText = box && shop.sealing.unseal('pending-confirmation', box)
  return cookieText ? (pendingSchema.safeParse(JSON.parse(cookieText)).data ?? null) : null
}
