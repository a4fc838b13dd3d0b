import { pathTo } from '#addresses.ts'
import {
  cartButtonsCopy,
  cartFailures,
  priceChanged,
  viewCart,
} from '#catalogue/products/copy/cart-buttons.ts'
import type { GuestAddition } from '#catalogue/products/storefront/visitor-cart.ts'
import { wishlistToasts } from '#catalogue/wishlist/copy/wishlist-toasts.ts'
import { cartRefusalText } from '#checkout/cart/copy/cart-refusal-text.ts'
import { MAX_GUEST_LINES } from '#orders/domain/cart-line.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { addForGuest, calculateMissing } from './add-for-guest.ts'
import { hasRoomForCart, sayAddition } from './added-to-cart.ts'
import { askGuestProducts, type GuestFacts } from './ask-guest-products.ts'
import { toggleGuestFavourite } from './guest-changes.ts'
import { guestStore } from './guest-store.ts'

export async function addWithToast({ name, isPurchase, ...choice }: GuestAddition): Promise<boolean> {
  const isShown = !isPurchase && hasRoomForCart()
  const answer: { facts: GuestFacts | null } = { facts: null }
  const refusal = await addForGuest(isPurchase ? calculateMissing(choice) : choice, async (productId) => {
    answer.facts = await askShop(productId, isShown)
    return answer.facts.products
  })
  const { added, addedOnProductPage } = cartButtonsCopy
  const title = choice.place === 'product' ? addedOnProductPage : added
  if (refusal)
    toast({
      title: refusal.code === 'price-changed' ? priceChanged.title : cartFailures.add,
      text: cartRefusalText(refusal, choice),
      tone: 'destructive',
      about: name,
    })
  else if (!isPurchase)
    sayAddition(
      { answered: answer.facts },
      { title, about: name, link: { label: viewCart, to: pathTo('cart') } },
    )
  return refusal === null
}

/** After this timeout, the data already on the page is used. */
const TIMEOUT_MS = 3_000

/** One request covers the added product and, if the cart panel is shown, the products in it. */
function askShop(productId: string, withCart: boolean): Promise<GuestFacts> {
  const otherIds = withCart ? guestStore().cart.map(({ product_id }) => product_id) : []
  const ids = [...new Set([productId, ...otherIds])].slice(0, MAX_GUEST_LINES)
  return askGuestProducts(ids, AbortSignal.timeout(TIMEOUT_MS))
}

export function toggleWithToast({ id, name }: { id: string; name: string }): void {
  const words = toggleGuestFavourite(id) ? wishlistToasts.addedAsGuest : wishlistToasts.removed
  toast({ ...words, about: name })
}
