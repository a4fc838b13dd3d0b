import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin as copy } from '#catalogue/products/copy/admin-catalogue.ts'
import type { AdminProduct } from '#catalogue/products/use-cases/list-admin-products.ts'
import { AdminConfirm } from '#ui/admin/admin-confirm.tsx'
import { Image } from '#ui/elements/image.tsx'

interface DeleteProductsDialogProps {
  products: readonly AdminProduct[]
  onClose: () => void
  onDeleted: () => void
}

const NAMES_AT_MOST = 5

export function DeleteProductsDialog({ products, onClose, onDeleted }: DeleteProductsDialogProps) {
  const [first] = products
  return (
    <AdminConfirm
      open={products.length > 0}
      onClose={onClose}
      title={products.length > 1 ? copy.bulk.deleteQuestion(products.length) : copy.deleteQuestion}
      question={
        <span className="delete-what strip g4">
          {products.length === 1 && first?.cover && <Image image={first.cover} sizes="56px" alt="" />}
          <span className="small">
            <b>{listNames(products)}</b>
            <br />
            <span className="muted">{copy.deleteDetail}</span>
          </span>
        </span>
      }
      confirmLabel={copy.deleteConfirm}
      busyLabel={copy.deleting}
      action={pathTo('adminProducts')}
      fields={{ intent: 'delete', ids: products.map(({ id }) => id) }}
      failed={adminCatalogueFailures.deleteProduct}
      onAnswer={({ ok }) => ok && onDeleted()}
    />
  )
}

function listNames(products: readonly AdminProduct[]): string {
  const names = products.slice(0, NAMES_AT_MOST).map(({ name }) => name)
  return products.length > NAMES_AT_MOST ? `${names.join(', ')}…` : names.join(', ')
}
