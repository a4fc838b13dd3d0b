import { z } from 'zod'
import { functionCopy } from '#copy/functions.ts'
import { MAX_QUANTITY } from '#domain/cart/cart-line.ts'
import { MAX_GUEST_LINES } from '#domain/cart/guest-cart.ts'
import { mergeGuest } from '#shop/cart/merge-guest.ts'
import { shopOf, visitorOf } from '#web/context.server.ts'
import { onlyPost } from '#web/only-post.server.ts'
import type { Route } from './+types/guest-merge.ts'

const bodySchema = z.object({
  mergeKey: z.string().min(16).max(64),
  cart: z
    .array(
      z.object({
        product_id: z.uuid(),
        variant_id: z.uuid().nullable(),
        quantity: z.int().min(1).max(MAX_QUANTITY),
      }),
    )
    .max(MAX_GUEST_LINES),
  wishlist: z.array(z.uuid()).max(MAX_GUEST_LINES),
})

const signInNeeded = () => Response.json({ error: functionCopy.signInNeeded }, { status: 401 })

export function loader({ context }: Route.LoaderArgs) {
  return visitorOf(context).kind === 'guest' ? signInNeeded() : onlyPost()
}

/** What a guest had collected goes into the account, once. */
export async function action({ request, context }: Route.ActionArgs) {
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') return signInNeeded()
  const parsed = bodySchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return Response.json({ error: functionCopy.invalidBody }, { status: 400 })
  const { cart, ...rest } = parsed.data
  const merged = await mergeGuest(shopOf(context), {
    ...rest,
    userId: visitor.userId,
    cart: cart.map((line) => ({
      productId: line.product_id,
      variantId: line.variant_id,
      quantity: line.quantity,
    })),
  })
  return Response.json(merged)
}
