import { useState } from 'react'
import { firstInStock, unitPrice } from '#catalogue/products/domain/variants.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ProductOnPage } from './product-facts.ts'

export interface Choice {
  size: ProductOnPage['variants'][number] | undefined
  chooseSize: (id: string) => void
  quantity: number
  chooseQuantity: (quantity: number) => void
  price: Centavos
}

export function chooseShelf(product: ProductOnPage, { size }: Pick<Choice, 'size'>) {
  const { stockQuantity, minStockLevel, batch } = size ?? product
  return { stockQuantity, minStockLevel, batch, units: batch?.units ?? stockQuantity }
}

export const sizesInStock = ({ variants }: ProductOnPage) =>
  variants.filter(({ stockQuantity }) => stockQuantity > 0).map(({ name }) => name)

export function useChoice(product: ProductOnPage, wantedSize: string | undefined): Choice {
  const usual = firstInStock(product.variants)
  const [sizeId, chooseSize] = useState(wantedSize ?? usual?.id)
  const [wantedQuantity, chooseQuantity] = useState(1)
  const size = product.variants.find(({ id }) => id === sizeId) ?? usual
  return {
    size,
    chooseSize,
    // The stock may have shrunk since the quantity was chosen.
    quantity: Math.max(1, Math.min(wantedQuantity, chooseShelf(product, { size }).units)),
    chooseQuantity,
    price: unitPrice(product.price, size),
  }
}
