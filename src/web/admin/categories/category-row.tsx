import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { categoryAdmin as copy } from '#copy/admin/categories.ts'
import { adminCatalogueFailures } from '#copy/admin/products/catalogue.ts'
import type { ManagedCategory } from '#shop/admin/categories/list-managed-categories.ts'
import { RowActions } from '#web/admin/row-actions.tsx'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'
import { Image } from '#web/kit/elements/image.tsx'

const words = { ...copy, edit: copy.editOne, toggleFailed: adminCatalogueFailures.toggleCategory }

interface CategoryRowProps {
  category: ManagedCategory
  onDelete: () => void
}

export function CategoryRow({ category, onDelete }: CategoryRowProps) {
  const { id, name, productCount } = category
  const address = pathTo('adminCategories', {}, { editar: id })
  return (
    <li className="crow crow--with-image">
      <span className="crow__pic">
        {category.image ? (
          <Image image={category.image} sizes="44px" alt="" />
        ) : (
          <span className="noimg">
            <AdminIcon name="image" size="s" />
          </span>
        )}
      </span>
      <div className="crow__n">
        <b>
          <Link to={address} preventScrollReset>
            {name}
          </Link>
        </b>
        <small>{category.description ?? copy.noDescription}</small>
      </div>
      <span className="num small muted crow__q">{copy.count(productCount)}</span>
      <RowActions
        of="category"
        item={category}
        idField="id"
        words={words}
        edit={{ to: address, preventScrollReset: true }}
        onDelete={onDelete}
        undeletable={productCount > 0 ? copy.hasProducts : undefined}
        badgeClass="crow__b"
      />
    </li>
  )
}
