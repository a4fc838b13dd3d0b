import { functionCopy } from '#copy/functions.ts'
import { describeProducts } from '#shop/cart/describe-products.ts'
import { guestProductsSchema } from '#web/cart/guest-schemas.server.ts'
import { shopOf } from '#web/context.server.ts'
import { jsonOf } from '#web/json-of.server.ts'
import { onlyPost } from '#web/only-post.server.ts'
import type { Route } from './+types/guest-products.ts'

export const loader = onlyPost

/** What a guest's browser shows for the ids it remembers. Prices and stock are the shop's, never the browser's. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = guestProductsSchema.safeParse(await jsonOf(request))
  if (!parsed.success) return Response.json({ error: functionCopy.invalidBody }, { status: 400 })
  const products = await describeProducts(shopOf(context), parsed.data)
  return Response.json({ products }, { headers: { 'Cache-Control': 'no-store' } })
}
