import { lazy, Suspense } from 'react'
import type { SoldOutShelf } from '#catalogue/product-page/storefront/product-slots.ts'

// As for the story: a lost connection leaves the form that the server sent, which works without its script.
const RestockForm = lazy(() => import('./restock-form.tsx').catch(() => new Promise<never>(() => {})))

/** Few candles are sold out, so what is offered then comes with its own script. */
export function RestockOffer(shelf: SoldOutShelf) {
  return (
    <Suspense>
      <RestockForm key={shelf.variantId} {...shelf} />
    </Suspense>
  )
}
