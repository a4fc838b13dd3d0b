import { describeProducts } from '#checkout/cart/use-cases/describe-products.ts'
import { loadGuestOffers } from '#checkout/cart/use-cases/load-guest-offers.ts'
import { closedShopSentence } from '#platform/copy/closed-shop.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { onlyPost } from '#platform/http/functions/only-post.server.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { readJsonBody } from '#platform/http/request/read-json-body.server.ts'
import type { Route } from './+types/products-route'
import { guestProductsSchema } from './guest-schemas.server.ts'

export const loader = onlyPost

export async function action({ request, context }: Route.ActionArgs) {
  if (isClosedTo(context)) return Response.json({ error: closedShopSentence }, { status: 403 })
  const parsed = guestProductsSchema.safeParse(await readJsonBody(request))
  if (!parsed.success) return Response.json({ error: functionCopy.invalidBody }, { status: 400 })
  const shop = shopOf(context)
  const [products, offers] = await Promise.all([describeProducts(shop, parsed.data), loadGuestOffers(shop)])
  return Response.json({ products, offers }, { headers: { 'Cache-Control': 'no-store' } })
}
