import { z } from 'zod'
import { CODE_VALID_MINUTES } from '#accounts/sign-in/domain.ts'
import { secondsUntilResend } from '#accounts/sign-up/domain/resend-cooldown.ts'
import { textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'

const pendingSchema = z.object({ email: z.string(), sentAt: z.number(), ticket: z.string() })

type PendingCode = z.infer<typeof pendingSchema>

const SECONDS = CODE_VALID_MINUTES * 60

const createCookie = ({ config }: Shop) => textCookie(config.siteUrl, 'lume_code')

export function pendingCodeCookie(shop: Shop, pending: PendingCode): Promise<string> {
  const box = shop.sealing.seal('sign-in-code', JSON.stringify(pending), SECONDS)
  return createCookie(shop).set(box, { maxAge: SECONDS })
}

export async function readPendingCode(shop: Shop, request: Request): Promise<PendingCode | null> {
  const box = await createCookie(shop).read(request.headers.get('cookie'))
  const cookieText = box && shop.sealing.unseal('sign-in-code', box)
  return cookieText ? (pendingSchema.safeParse(JSON.parse(cookieText)).data ?? null) : null
}

/** Visitors of the emailed link get a ticket too, so that a double click gets the first click's response. */
export async function cookieForLink(
  shop: Shop,
  request: Request,
  { email, sentAt }: { email: string; sentAt: Date },
): Promise<HeadersInit> {
  if (await readPendingCode(shop, request)) return {}
  const { token: ticket } = shop.identity.createToken()
  return { 'Set-Cookie': await pendingCodeCookie(shop, { email, sentAt: sentAt.getTime(), ticket }) }
}

export async function loadCodeStep(shop: Shop, request: Request) {
  const pending = await readPendingCode(shop, request)
  const isTyping = new URL(request.url).searchParams.get('passo') === 'digitar'
  const secondsLeft = pending ? secondsUntilResend(new Date(pending.sentAt), shop.clock.now()) : 0
  return {
    step: pending && isTyping ? ('code' as const) : ('email' as const),
    email: pending?.email ?? '',
    secondsLeft,
  }
}
