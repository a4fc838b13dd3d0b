import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { onlyPost } from '#platform/http/functions/only-post.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/payment-webhook-route'

export const loader = onlyPost

/** The signature covers the raw body, so nothing may parse it first. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const accepted = await acceptPaymentWebhook(shop, {
    rawBody: new Uint8Array(await request.arrayBuffer()),
    signature: request.headers.get(shop.payments.signatureHeader),
  })
  return accepted.ok
    ? Response.json({ received: true })
    : Response.json({ error: accepted.code }, { status: 400 })
}
