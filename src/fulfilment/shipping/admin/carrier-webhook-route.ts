import { acceptCarrierWebhook } from '#fulfilment/shipping/use-cases/accept-carrier-webhook.ts'
import { onlyPost } from '#platform/http/functions/only-post.server.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/carrier-webhook-route'

export const loader = onlyPost

const STATUSES = {
  'unknown-label': 404,
  'not-connected': 401,
  'bad-signature': 401,
  'bad-payload': 400,
} as const

/** The signature covers the raw body, so it must be read unparsed. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const allowed = await shop.rateLimits.consume('carrier-webhook', requestOf(context).clientAddress)
  if (!allowed.ok) return new Response(null, { status: 429 })
  const accepted = await acceptCarrierWebhook(shop, {
    rawBody: new Uint8Array(await request.arrayBuffer()),
    signature: request.headers.get('X-ME-Signature'),
  })
  // The response is the same in every case, to disclose no labels or accounts.
  return accepted.ok
    ? Response.json({ received: true })
    : new Response(null, { status: STATUSES[accepted.code] })
}
