import { useState } from 'react'
import { preselectedVariant, unitPrice } from '#domain/catalogue/variants.ts'
import type { Centavos } from '#domain/money.ts'
import type { ProductOnPage } from './product-facts.ts'

export interface Choice {
  size: ProductOnPage['variants'][number] | undefined
  chooseSize: (id: string) => void
  quantity: number
  chooseQuantity: (quantity: number) => void
  /** Of one piece in the chosen size. */
  price: Centavos
}

/** On the shelf, or to be reserved. */
export const unitsOf = ({ pour, stockQuantity }: ProductOnPage) => pour?.units ?? stockQuantity

/** Size and quantity that the visitor is about to buy. */
export function useChoice(product: ProductOnPage): Choice {
  const usual = preselectedVariant(product.variants)
  const [sizeId, chooseSize] = useState(usual?.id)
  const [wanted, chooseQuantity] = useState(1)
  const size = product.variants.find(({ id }) => id === sizeId) ?? usual
  return {
    size,
    chooseSize,
    // The stock may have shrunk since it was chosen.
    quantity: Math.max(1, Math.min(wanted, unitsOf(product))),
    chooseQuantity,
    price: unitPrice(product.price, size),
  }
}
