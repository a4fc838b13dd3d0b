import { z } from 'zod'
import { functionCopy } from '#copy/functions.ts'
import { MAX_GUEST_LINES } from '#domain/cart/guest-cart.ts'
import { describeProducts } from '#shop/cart/describe-products.ts'
import { shopOf } from '#web/context.server.ts'
import { onlyPost } from '#web/only-post.server.ts'
import type { Route } from './+types/guest-products.ts'

const bodySchema = z.object({ productIds: z.array(z.uuid()).max(MAX_GUEST_LINES) })

export const loader = onlyPost

/** What a guest's browser shows for the ids it remembers. Prices and stock are the shop's, never the browser's. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = bodySchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return Response.json({ error: functionCopy.invalidBody }, { status: 400 })
  const products = await describeProducts(shopOf(context), parsed.data)
  return Response.json({ products }, { headers: { 'Cache-Control': 'no-store' } })
}
