import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin as copy } from '#catalogue/products/copy/admin-catalogue.ts'
import type { AdminProduct } from '#catalogue/products/use-cases/list-admin-products.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Image } from '#ui/elements/image.tsx'

const BIN_MS = 30 * 24 * 60 * 60 * 1000

export function BinRow({ product: { id, name, cover, deletedAt } }: { product: AdminProduct }) {
  return (
    <li className="row prow fs-small prow--bin">
      {cover ? (
        <Image image={cover} sizes="44px" alt="" />
      ) : (
        <span className="noimg">
          <AdminIcon name="image" size="s" />
        </span>
      )}
      <div className="prow__n">
        <b>{name}</b>
        {deletedAt && <small>{copy.goneOn(formatDate(new Date(deletedAt.getTime() + BIN_MS)))}</small>}
      </div>
      <AdminForm
        action={pathTo('adminProducts')}
        intent="restore"
        hidden={{ ids: id }}
        failed={adminCatalogueFailures.restoreProduct}
        press={copy.restore}
        look={{ variant: 'ghost', small: true, 'aria-label': copy.restoreNamed(name) }}
      />
    </li>
  )
}
