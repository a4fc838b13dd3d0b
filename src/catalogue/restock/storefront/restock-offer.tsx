import { lazy, Suspense } from 'react'
import type { SoldOutShelf } from '#catalogue/product-page/storefront/product-slots.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'

// Until it arrives, the form that the server sent stays and works without its script.
const RestockForm = lazy(() => loadPatiently(() => import('./restock-form.tsx')))

/** Few candles are sold out, so what is offered then comes with its own script. */
export function RestockOffer(shelf: SoldOutShelf) {
  return (
    <Suspense>
      <RestockForm key={shelf.variantId} {...shelf} />
    </Suspense>
  )
}
