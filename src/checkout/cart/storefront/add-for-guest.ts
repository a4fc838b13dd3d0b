import { unitsOfChoice } from '#catalogue/kits/domain/kit.ts'
import { unitPrice } from '#catalogue/products/domain/variants.ts'
import type { GuestChoice } from '#catalogue/products/storefront/visitor-cart.ts'
import { describeSupply } from '#catalogue/stock/domain/supply.ts'
import { type AdditionRefusal, refuseAddition } from '#checkout/cart/domain/change-guest-cart.ts'
import { type GuestLineName, isSameLine } from '#checkout/cart/domain/guest-cart.ts'
import { cartCount } from '#orders/domain/cart-line.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { refuse } from '#platform/domain/result.ts'
import type { GuestProductFacts } from './ask-guest-products.ts'
import { addToGuestCart, takeFromGuestCart } from './guest-changes.ts'
import { guestStore } from './guest-store.ts'

/**
 * Adds optimistically from page data up to an hour old, then corrects with the server's answer. Returns
 * null on success.
 */
export async function addForGuest(
  { productId, variantId, price, quantity, stock, reserved = false, chosenParts }: GuestChoice,
  ask: (productId: string) => Promise<GuestProductFacts>,
): Promise<AdditionRefusal | null> {
  if (quantity <= 0) return null
  const shelf = shelfName({ productId, variantId, chosenParts })
  const line = { ...shelf, quantity, ...(reserved && { reserved }) }
  const believed = refuseAddition({ isSold: true, stock, inCart: countUnits(shelf), quantity })
  if (!believed) addToGuestCart(line)
  const facts = await ask(productId).catch(() => null)
  if (!facts) return believed
  const product = facts.get(productId)
  const size = product?.variants.find(({ id }) => id === variantId)
  const isSold = product?.active === true && (product.hasVariants ? size !== undefined : variantId === null)
  const otherUnits = countUnits(shelf) - (believed ? 0 : quantity)
  const sellable = size ?? product
  const stockNow = product?.kit
    ? unitsOfChoice(product.kit, chosenParts ?? null)
    : (sellable?.stockQuantity ?? 0)
  const supply = sellable && describeSupply({ stock: stockNow, reserved, nextBatch: sellable.nextBatch })
  const refusal = refuseAddition({ isSold, stock: supply?.units ?? 0, inCart: otherUnits, quantity })
  const decided = refusal ?? (product ? refusePrice(price, unitPrice(product.price, size)) : null)
  if (decided && !believed) takeFromGuestCart(line)
  if (!decided && believed) addToGuestCart(line)
  return decided
}

const refusePrice = (seen: Centavos, price: Centavos): AdditionRefusal | null =>
  seen === price ? null : refuse('price-changed', { price })

/** Remaining quantity to add, so that clicking 'Comprar agora' twice does not add the product twice. */
export function calculateMissing(choice: GuestChoice): GuestChoice {
  const line = guestStore().cart.find((line) => isSameLine(line, shelfName(choice)))
  return { ...choice, quantity: choice.quantity - (line?.quantity ?? 0) }
}

const shelfName = ({
  productId,
  variantId,
  chosenParts,
}: Pick<GuestChoice, 'productId' | 'variantId' | 'chosenParts'>): GuestLineName => ({
  product_id: productId,
  variant_id: variantId,
  ...(chosenParts && { chosen_parts: chosenParts }),
})

function countUnits(shelf: GuestLineName): number {
  return cartCount(guestStore().cart.filter((line) => isSameLine(line, shelf)))
}
