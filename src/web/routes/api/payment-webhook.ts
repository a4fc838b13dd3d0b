import { acceptPaymentWebhook } from '#shop/checkout/accept-payment-webhook.ts'
import { shopOf } from '#web/context.server.ts'
import { onlyPost } from '#web/only-post.server.ts'
import type { Route } from './+types/payment-webhook.ts'

export const loader = onlyPost

/** Where the payment provider knocks. The signature is over the very bytes that arrive, so nothing reads them before. */
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
