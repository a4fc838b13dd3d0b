import { canonicalChoice } from '#catalogue/kits/domain/kit.ts'
import { mergeGuest } from '#checkout/cart/use-cases/merge-guest.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { onlyPost } from '#platform/http/functions/only-post.server.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { readJsonBody } from '#platform/http/request/read-json-body.server.ts'
import type { Route } from './+types/merge-route'
import { guestMergeSchema } from './guest-schemas.server.ts'

const signInNeeded = () => Response.json({ error: functionCopy.signInNeeded }, { status: 401 })

export function loader({ context }: Route.LoaderArgs) {
  return visitorOf(context).kind === 'guest' ? signInNeeded() : onlyPost()
}

export async function action({ request, context }: Route.ActionArgs) {
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') return signInNeeded()
  const parsed = guestMergeSchema.safeParse(await readJsonBody(request))
  if (!parsed.success) return Response.json({ error: functionCopy.invalidBody }, { status: 400 })
  const { cart, ...rest } = parsed.data
  const merged = await mergeGuest(shopOf(context), {
    ...rest,
    userId: visitor.userId,
    cart: cart.map((line) => ({
      productId: line.product_id,
      variantId: line.variant_id,
      quantity: line.quantity,
      reserved: line.reserved ?? false,
      chosenParts: line.chosen_parts ? canonicalChoice(line.chosen_parts) : null,
    })),
  })
  return Response.json(merged)
}
