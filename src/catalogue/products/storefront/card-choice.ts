import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'

export function cardChoice({ id, name, price, stockQuantity, variant }: ProductCard) {
  return {
    productId: id,
    name: sizedName({ name, size: variant?.name ?? null }),
    variantId: variant?.id ?? null,
    price: variant?.price ?? price,
    stock: variant?.stockQuantity ?? stockQuantity,
  }
}

export const nameOfAdded = ({ name, from, variant }: ProductCard) =>
  sizedName({ name, size: from ? (variant?.size ?? null) : (variant?.name ?? null) })
