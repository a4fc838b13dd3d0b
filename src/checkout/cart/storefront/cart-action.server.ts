import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { signInNeeded } from '#accounts/session/storefront/access.server.ts'
import { signInAndBack } from '#accounts/sign-in/storefront/sign-in-and-back.ts'
import { pathTo } from '#addresses.ts'
import { MAX_CHOICES } from '#catalogue/kits/domain/max-choices.ts'
import { cartButtonsCopy, priceChanged, viewCart } from '#catalogue/products/copy/cart-buttons.ts'
import { deliveryStep } from '#catalogue/products/storefront/delivery-step.ts'
import { findTitle } from '#catalogue/products/storefront/failed-cart-change.ts'
import type { CartSummary } from '#catalogue/products/storefront/visitor-cart.ts'
import { cartCopy, guestNeedsScript } from '#checkout/cart/copy/cart.ts'
import { type CartRefusal, cartRefusalText } from '#checkout/cart/copy/cart-refusal-text.ts'
import { buyable } from '#checkout/cart/domain/line-notice.ts'
import {
  applyCoupon,
  cartWithTyped,
  keepForGuest,
} from '#checkout/cart/storefront/coupon/coupon-action.server.ts'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import {
  acknowledgePrices,
  changeQuantity,
  clearCart,
  removeFromCart,
} from '#checkout/cart/use-cases/change-cart.ts'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { dropCoupon } from '#checkout/cart/use-cases/save-cart-coupon.ts'
import { couponToasts } from '#orders/coupons/copy.ts'
import { changeGift, type GiftAnswer, giftForms } from '#orders/gifts/storefront/gift-action.server.ts'
import { answerForm, readRequestName } from '#platform/http/request/answer-form.server.ts'
import { requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { ticked, wholeNumber } from '#platform/http/request/form-fields.server.ts'
import { cameFrom, isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readFormData, tryForm } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import { intentIn } from '#ui/failures/failed-answer.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'
import { changeCartVoucher } from './cart-voucher.server.ts'

const MAX_SEEN_PRICE = 1_000_000_000
const optionalId = z.union([z.uuid(), z.literal('')]).transform((id) => id || null)

export const cartFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productId: z.uuid(),
    variantId: optionalId.default(null),
    quantity: wholeNumber,
    chosenParts: z.array(z.uuid()).max(MAX_CHOICES).catch([]),
    place: z.enum(['card', 'product']).default('card'),
    next: z.literal('cart').optional(),
    reserved: ticked,
    /** Price in centavos that the page displayed. */
    seenPrice: wholeNumber.pipe(z.number().min(0).max(MAX_SEEN_PRICE)).optional(),
  }),
  z.object({ intent: z.literal('change'), lineId: z.uuid(), quantity: wholeNumber }),
  z.object({ intent: z.literal('remove'), lineId: z.uuid() }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('acknowledge') }),
  z.object({ intent: z.literal('coupon'), code: z.string().max(60) }),
  z.object({ intent: z.literal('drop-coupon') }),
  z.object({ intent: z.literal('drop-voucher') }),
  ...giftForms,
])

type Intent = z.infer<typeof cartFormSchema>

export interface CartExtra {
  readonly intent: string
  readonly form: z.ZodObject
  answer(shop: Shop, userId: string, form: FormData): Promise<FormAnswer>
}

export async function changeCart(
  request: Request,
  context: Readonly<RouterContextProvider>,
  extras: readonly CartExtra[] = [],
) {
  const shop = shopOf(context)
  const visitor = visitorOf(context)
  const backPath = cameFrom(request, shop.config.siteUrl, pathTo('cart'))
  const form = await readFormData(request)
  const sent = tryForm(cartFormSchema, form)
  const { clientAddress } = requestOf(context)
  const byVoucher = await changeCartVoucher(request, shop, sent, clientAddress)
  if (byVoucher) return byVoucher
  if (visitor.kind === 'guest') {
    if (sent?.intent === 'coupon') return keepForGuest(request, shop, sent.code)
    if (!isDocumentRequest(request)) throw signInNeeded()
    const link = signInAndBack(backPath)
    return redirectWithFlash(shop, backPath, { ...guestNeedsScript, tone: 'destructive', link })
  }
  const sentIntent = intentIn(form)
  const extra = extras.find(({ intent }) => intent === sentIntent)
  const { userId } = visitor
  const answer = sent
    ? await perform(sent, form)
    : extra
      ? await answerForm(context, form, (inside) => extra.answer(inside, userId, form))
      : refusedChange(sentIntent, { code: 'quantity-invalid' })
  // Without JavaScript, the page is rendered again with the submitted values.
  if (sent?.intent === 'gift' && !answer.ok && isDocumentRequest(request)) return data(answer, 409)
  if (answer.ok && sent?.intent === 'add' && sent.next) return redirect(deliveryStep)
  const next =
    sentIntent === 'clear'
      ? pathTo('cart')
      : sent?.intent === 'coupon' && !answer.ok
        ? cartWithTyped(sent.code)
        : backPath
  // Without JavaScript, a full page load needs a toast to confirm the change.
  const toast = answer.toast ?? (isDocumentRequest(request) ? { title: cartCopy.updated } : null)
  return sendAnswer(request, shop, { ...answer, toast }, next)

  type CartAnswer = FormAnswer<{ cart: CartSummary }> & GiftAnswer

  async function perform(intent: Intent, form: FormData): Promise<CartAnswer> {
    if (intent.intent === 'drop-voucher') throw new Error('answered before')
    if (intent.intent === 'coupon') {
      const request = readRequestName(context, form)
      return applyCoupon(shop, { userId, typed: intent.code, clientAddress, request })
    }
    const answer = await answerForm(context, form, (inside) => change(inside, userId, intent))
    const isShown = answer.ok && intent.intent === 'add' && !isDocumentRequest(request)
    return isShown ? { ...answer, cart: await loadCartSummary(shop, userId) } : answer
  }
}

async function change(
  shop: Shop,
  userId: string,
  intent: Exclude<Intent, { intent: 'coupon' | 'drop-voucher' }>,
): Promise<GiftAnswer> {
  switch (intent.intent) {
    case 'add': {
      const added = await addToCart(shop, {
        userId,
        ...intent,
        chosenParts: intent.chosenParts.length > 0 ? intent.chosenParts : null,
        isUpTo: intent.next === 'cart',
      })
      if (!added.ok) return refusedChange('add', added, intent)
      const title = intent.place === 'product' ? cartButtonsCopy.addedOnProductPage : cartButtonsCopy.added
      return done({ title, link: { label: viewCart, to: pathTo('cart') } })
    }
    case 'change': {
      const changed = await changeQuantity(shop, { userId, ...intent })
      return changed.ok ? done() : refusedChange('change', changed)
    }
    case 'remove':
      await removeFromCart(shop, { userId, lineId: intent.lineId })
      return done(cartCopy.removed)
    case 'clear':
      await clearCart(shop, { userId })
      return done(cartCopy.cleared)
    case 'acknowledge':
      await acknowledgePrices(shop, { userId })
      return done()
    case 'drop-coupon':
      await dropCoupon(shop, { userId })
      return done(couponToasts.removed)
    case 'gift':
    case 'no-gift':
      return changeGift(shop, userId, intent)
  }
}

async function loadCartSummary(shop: Shop, userId: string): Promise<CartSummary> {
  const { lines } = await loadCart(shop, { userId })
  return buyable(lines).map(({ id, name, slug, cover, variantName, unitPrice, quantity, pieces }) => ({
    id,
    name,
    slug,
    cover,
    variantName,
    unitPrice,
    quantity,
    ...(pieces && { pieces }),
  }))
}

function refusedChange(
  intent: string,
  refusal: CartRefusal,
  choice?: { variantId: string | null },
): FormAnswer {
  const title = refusal.code === 'price-changed' ? priceChanged.title : findTitle(intent)
  return refused({ title, text: cartRefusalText(refusal, choice) })
}
