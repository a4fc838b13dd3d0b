import { lazy, Suspense } from 'react'
import { pathTo } from '#addresses.ts'
import { productForm } from '#copy/admin/products/product-form.ts'
import { catalogueFields, productActions, showCatalogueValue } from '#copy/admin/products/product-history.ts'
import type { ManagedProductDetails } from '#shop/admin/products/find-managed-product.ts'
import { Note } from '#web/kit/feedback/note.tsx'
import type { ProductFormAnswer } from './product-form-action.server.ts'
import { PRODUCT_FORM_ID } from './use-product-form.ts'

// Seldom seen: its script comes when two have edited at once.
const VersionConflict = lazy(() =>
  import('#web/admin/version-conflict.tsx').then((module) => ({ default: module.VersionConflict })),
)

const fieldWords = { actions: productActions, fields: catalogueFields, show: showCatalogueValue }

interface ProductFormNoticeProps {
  answer: ProductFormAnswer | undefined
  product: ManagedProductDetails | null
  onDiscard: () => void
}

/** Why nothing was saved: a choice to make, or a sentence where no script can raise a toast. */
export function ProductFormNotice({ answer, product, onDiscard }: ProductFormNoticeProps) {
  if (!answer || answer.ok) return null
  if (answer.conflict && product)
    return (
      <Suspense>
        <VersionConflict
          conflict={answer.conflict}
          copy={productForm.conflict}
          actions={productActions}
          fieldWords={fieldWords}
          address={pathTo('adminProduct', { id: product.id })}
          form={PRODUCT_FORM_ID}
          onDiscard={onDiscard}
        />
      </Suspense>
    )
  return (
    <noscript>
      <Note tone="danger">{answer.toast?.text}</Note>
    </noscript>
  )
}
