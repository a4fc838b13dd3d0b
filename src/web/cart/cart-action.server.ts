import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { type CartRefusal, cartCopy, cartFailures, cartRefusalText, guestNeedsScript } from '#copy/cart.ts'
import { addToCart } from '#shop/cart/add-to-cart.ts'
import { acknowledgePrices, changeQuantity, clearCart, removeFromCart } from '#shop/cart/change-cart.ts'
import { shopOf, visitorOf } from '../context.server.ts'
import { type Flash, redirectWithFlash } from '../flash.server.ts'
import { cameFrom, isDocumentRequest } from '../is-document-request.server.ts'
import { pathTo } from '../route-table.ts'

const quantity = z.coerce.number()
const optionalId = z.union([z.uuid(), z.literal('')]).transform((id) => id || null)

const intentSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productId: z.uuid(),
    variantId: optionalId.default(null),
    quantity,
    place: z.enum(['card', 'product']).default('card'),
  }),
  z.object({ intent: z.literal('change'), lineId: z.uuid(), quantity }),
  z.object({ intent: z.literal('remove'), lineId: z.uuid() }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('acknowledge') }),
])

type Intent = z.infer<typeof intentSchema>

/** What the browser shows: a toast, or nothing where the page itself already tells. */
export interface CartAnswer {
  ok: boolean
  toast: Flash | null
}

/** Every change of a customer's cart: one round trip, whether it came from a fetcher or from a plain form. */
export async function changeCart(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = shopOf(context)
  const visitor = visitorOf(context)
  const back = cameFrom(request, shop.config.siteUrl, pathTo('cart'))
  if (visitor.kind === 'guest') {
    return isDocumentRequest(request)
      ? redirectWithFlash(shop, back, { ...guestNeedsScript, tone: 'destructive' })
      : data<CartAnswer>({ ok: false, toast: { ...guestNeedsScript, tone: 'destructive' } }, 401)
  }
  const parsed = intentSchema.safeParse(Object.fromEntries(await request.formData()))
  const answer = parsed.success ? await perform(parsed.data) : refusal('add', { code: 'quantity-invalid' })
  if (!isDocumentRequest(request)) return data(answer, answer.ok ? 200 : 409)
  return redirectWithFlash(shop, back, answer.toast ?? { title: cartCopy.title })

  async function perform(intent: Intent): Promise<CartAnswer> {
    const { userId } = visitor as Extract<typeof visitor, { kind: 'customer' }>
    switch (intent.intent) {
      case 'add': {
        const added = await addToCart(shop, { userId, ...intent })
        if (!added.ok) return refusal('add', added as CartRefusal)
        return {
          ok: true,
          toast: { title: intent.place === 'product' ? cartCopy.addedOnProductPage : cartCopy.added },
        }
      }
      case 'change': {
        const changed = await changeQuantity(shop, { userId, ...intent })
        return changed.ok ? { ok: true, toast: null } : refusal('update', changed as CartRefusal)
      }
      case 'remove':
        await removeFromCart(shop, { userId, lineId: intent.lineId })
        return { ok: true, toast: { ...cartCopy.removed } }
      case 'clear':
        await clearCart(shop, { userId })
        return { ok: true, toast: { ...cartCopy.removed } }
      case 'acknowledge':
        await acknowledgePrices(shop, { userId })
        return { ok: true, toast: null }
    }
  }
}

function refusal(what: keyof typeof cartFailures, reason: CartRefusal): CartAnswer {
  return {
    ok: false,
    toast: { title: cartFailures[what], text: cartRefusalText(reason), tone: 'destructive' },
  }
}
