import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, categoryAdmin as copy } from '#copy/admin-catalogue.ts'
import type { ManagedCategory } from '#shop/admin/categories/list-managed-categories.ts'
import { AdminIcon } from '#web/kit/admin-icon.tsx'
import { ActiveBadge } from '#web/kit/badge.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { IconButton, IconLink } from '#web/kit/icon-button.tsx'
import { Picture } from '#web/kit/picture.tsx'
import type { CategoryAnswer } from './category-action.server.ts'

interface CategoryRowProps {
  category: ManagedCategory
  onDelete: () => void
}

export function CategoryRow({ category, onDelete }: CategoryRowProps) {
  const { id, name, productCount } = category
  const toggle = useFetcher<CategoryAnswer>()
  useToastAnswer(toggle.data, undefined, adminCatalogueFailures.toggleCategory)
  const pending = toggle.formData?.get('active')
  const active = pending ? pending === 'true' : category.active
  const address = pathTo('adminCategories', {}, { editar: id })
  return (
    <li className="crow crow--pictured">
      <span className="crow__pic">
        {category.picture ? (
          <Picture picture={category.picture} sizes="44px" alt="" />
        ) : (
          <span className="noimg">
            <AdminIcon name="picture" size="s" />
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
      <span className="crow__b">
        <ActiveBadge active={active} of="category" />
      </span>
      <div className="prow__act">
        <IconLink
          label={copy.editOne(name)}
          icon={<AdminIcon name="pencil" size="s" />}
          to={address}
          preventScrollReset
        />
        <toggle.Form method="post">
          <input type="hidden" name="intent" value="toggle" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="active" value={String(!active)} />
          <IconButton
            type="submit"
            label={active ? copy.deactivate(name) : copy.activate(name)}
            icon={<AdminIcon name="power" size="s" />}
          />
        </toggle.Form>
        <IconButton
          className="icon-btn--del"
          label={copy.delete(name)}
          icon="trash"
          iconSize="s"
          disabled={productCount > 0}
          title={productCount > 0 ? copy.hasProducts : undefined}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}
