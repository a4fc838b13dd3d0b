import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { soldOutCopy } from '#catalogue/product-page/copy/product.ts'
import { priceChanged } from '#catalogue/products/copy/cart-buttons.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { useProductUpdates } from '#ui/realtime/use-product-updates.ts'
import { toastUnlessShown } from '#ui/toast/toast-unless-shown.ts'
import type { ProductOnPage } from './product-facts.ts'
import { type Choice, chooseShelf, sizesInStock } from './use-choice.ts'

/**
 * Revalidates when a shown product changes. A toast reports a new price or a sold-out size, but the choice
 * stays.
 */
export function useFollowedProduct(
  product: ProductOnPage,
  { size, price }: Choice,
  shownIds: readonly string[],
): void {
  const { revalidate } = useRevalidator()
  useProductUpdates((changedIds) => {
    if (changedIds === 'all' || changedIds.some((id) => shownIds.includes(id))) void revalidate()
  })
  const isThere = chooseShelf(product, { size }).stockQuantity > 0
  const now = { sizeId: size?.id, price, isThere }
  const seen = useRef(now)
  useEffect(() => {
    const before = seen.current
    seen.current = now
    if (before.sizeId !== now.sizeId) return
    const about = sizedName({ name: product.name, size: size?.name ?? null })
    // A refused click has already shown a message and caused this revalidation.
    if (before.isThere && !now.isThere)
      void toastUnlessShown(
        { title: soldOutCopy.title(size?.name), text: soldOutCopy.others(sizesInStock(product)), about },
        (toast) => toast.about === about && toast.tone === 'destructive',
      )
    else if (before.price !== now.price)
      void toastUnlessShown(
        { title: priceChanged.title, text: priceChanged.now(now.price), about },
        ({ title }) => title === priceChanged.title,
      )
  })
}
