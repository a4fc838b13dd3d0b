import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { adminCatalogueFailures, productListAdmin as copy } from '#catalogue/products/copy/admin-catalogue.ts'
import type { AdminProduct } from '#catalogue/products/use-cases/list-admin-products.ts'
import { Image } from '#ui/elements/image.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface DeleteProductsDialogProps {
  products: readonly AdminProduct[]
  onClose: () => void
  onDeleted: () => void
}

const NAMES_AT_MOST = 5

export function DeleteProductsDialog({ products, onClose, onDeleted }: DeleteProductsDialogProps) {
  const removal = useFetcher<FormAnswer>()
  useToastAnswer(removal.data, undefined, adminCatalogueFailures.deleteProduct)
  const { state, data } = removal
  const isOver = state === 'idle' && data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
  useEffect(() => {
    if (!isOver) return
    if (data?.ok) onDeleted()
    onClose()
  }, [isOver, data])

  function remove() {
    const fields = new FormData()
    fields.set('intent', 'delete')
    for (const { id } of products) fields.append('ids', id)
    removal.submit(withRequestKey(fields), { method: 'post' })
  }

  const [first] = products
  return (
    <ConfirmDialog
      open={products.length > 0}
      onClose={onClose}
      title={products.length > 1 ? copy.bulk.deleteQuestion(products.length) : copy.deleteQuestion}
      question={
        <span className="delete-what">
          {products.length === 1 && first?.cover && <Image image={first.cover} sizes="56px" alt="" />}
          <span className="small">
            <b>{namesOf(products)}</b>
            <br />
            <span className="muted">{copy.deleteDetail}</span>
          </span>
        </span>
      }
      confirmLabel={copy.deleteConfirm}
      busy={state !== 'idle'}
      busyLabel={copy.deleting}
      onConfirm={remove}
    />
  )
}

function namesOf(products: readonly AdminProduct[]): string {
  const names = products.slice(0, NAMES_AT_MOST).map(({ name }) => name)
  return products.length > NAMES_AT_MOST ? `${names.join(', ')}…` : names.join(', ')
}
