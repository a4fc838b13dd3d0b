import { closedShopSentence } from '#copy/shop/closed-shop.ts'
import { functionCopy } from '#copy/shop/functions.ts'
import { describeProducts } from '#shop/cart/describe-products.ts'
import { loadGuestOffers } from '#shop/cart/load-guest-offers.ts'
import { onlyPost } from '#web/server/functions/only-post.server.ts'
import { isClosedTo } from '#web/server/request/closed-shop.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { jsonOf } from '#web/server/request/json-of.server.ts'
import type { Route } from './+types/products-route.ts'
import { guestProductsSchema } from './guest-schemas.server.ts'

export const loader = onlyPost

/** What a guest's browser shows for the ids it remembers. Prices and stock are the shop's, never the browser's. */
export async function action({ request, context }: Route.ActionArgs) {
  if (isClosedTo(context)) return Response.json({ error: closedShopSentence }, { status: 403 })
  const parsed = guestProductsSchema.safeParse(await jsonOf(request))
  if (!parsed.success) return Response.json({ error: functionCopy.invalidBody }, { status: 400 })
  const shop = shopOf(context)
  const [products, offers] = await Promise.all([describeProducts(shop, parsed.data), loadGuestOffers(shop)])
  return Response.json({ products, offers }, { headers: { 'Cache-Control': 'no-store' } })
}
