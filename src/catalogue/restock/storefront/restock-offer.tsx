import { lazy, Suspense } from 'react'
import type { SoldOutShelf } from '#catalogue/product-page/storefront/product-slots.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'

const RestockForm = lazy(() => loadPatiently(() => import('./restock-form.tsx')))

export function RestockOffer(shelf: SoldOutShelf) {
  return (
    <Suspense>
      <RestockForm key={shelf.variantId} {...shelf} />
    </Suspense>
  )
}
