import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'

/** What a card adds: its usual size, or another one by name while that is sold out. */
export function cardChoice({ id, name, price, stockQuantity, variant }: ProductCard) {
  return {
    productId: id,
    name: sizedName({ name, size: variant?.name ?? null }),
    variantId: variant?.id ?? null,
    price: variant?.price ?? price,
    stock: variant?.stockQuantity ?? stockQuantity,
  }
}

/** Names the size too if the card shows the price of several. */
export const nameOfAdded = ({ name, from, variant }: ProductCard) =>
  sizedName({ name, size: from ? (variant?.size ?? null) : (variant?.name ?? null) })
