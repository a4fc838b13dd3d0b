import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { categoryAdmin as copy } from '#catalogue/collections/admin-copy.ts'
import {
  type AdminCategory,
  listAdminCategories,
} from '#catalogue/collections/use-cases/list-admin-categories.ts'
import { adminCatalogueFailures } from '#catalogue/products/copy/admin-catalogue.ts'
import { catalogueFields, categoryActions } from '#catalogue/products/copy/admin-product-history.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminConfirm } from '#ui/admin/admin-confirm.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { RowActions } from '#ui/admin/row-actions.tsx'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeCategories } from './category-action.server.ts'
import { CategoryDialog } from './category-dialog.tsx'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

interface CategoryRowProps {
  category: AdminCategory
  onDelete: () => void
}

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.breadcrumb }],
  loadFailed: adminCatalogueFailures.loadCategories,
}

export const meta = privatePage(copy.title)

/** `?nova` and `?editar={id}` open the dialog, so it can be linked to and the back button closes it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { searchParams } = new URL(request.url)
  const categories = await listAdminCategories(shop)
  const edited = categories.find(({ id }) => id === searchParams.get('editar')) ?? null
  const changes = edited ? await listChanges(shop, { entity: 'category', entityId: edited.id }) : []
  return { categories, edited, isNew: searchParams.has('nova'), changes }
}

export const action = changeCategories

export default function Categories({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { categories, edited, isNew, changes } = loaderData
  return (
    <AdminPage
      title={copy.title}
      lead={copy.subtitle}
      actions={
        <LinkButton to={pathTo('adminCategories', {}, { nova: '' })} icon="plus" preventScrollReset>
          {copy.new}
        </LinkButton>
      }
    >
      <CategoryList categories={categories} />
      <CategoryDialog
        open={isNew || edited !== null}
        category={edited}
        onClose={() => navigate(pathTo('adminCategories'), { preventScrollReset: true })}
      >
        {edited && changes.length > 0 && (
          <AuditTrail entries={changes} words={{ actions: categoryActions, fields: catalogueFields }} />
        )}
      </CategoryDialog>
    </AdminPage>
  )
}

function CategoryList({ categories }: { categories: readonly AdminCategory[] }) {
  const [deleting, setDeleting] = useState<AdminCategory | null>(null)
  if (categories.length === 0) return <EmptyState title={copy.empty.title} text={copy.empty.text} />
  return (
    <>
      <section className="card" aria-label={copy.list}>
        <ul>
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} onDelete={() => setDeleting(category)} />
          ))}
        </ul>
      </section>
      <p className="hint">{copy.hasProductsHint}</p>
      <AdminConfirm
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={copy.deleteQuestion}
        question={<b>{deleting?.name}</b>}
        detail={copy.deleteDetail}
        confirmLabel={copy.deleteConfirm}
        busyLabel={copy.deleting}
        action={pathTo('adminCategories')}
        fields={{ intent: 'delete', id: deleting?.id ?? '' }}
        failed={adminCatalogueFailures.deleteCategory}
      />
    </>
  )
}

function CategoryRow({ category, onDelete }: CategoryRowProps) {
  const { id, name, productCount } = category
  const address = pathTo('adminCategories', {}, { editar: id })
  return (
    <li className="row crow crow--with-image">
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
      <span className="num small muted">{copy.count(productCount)}</span>
      <RowActions
        of="category"
        item={category}
        idField="id"
        toggleFailed={adminCatalogueFailures.toggleCategory}
        edit={{ to: address, preventScrollReset: true }}
        onDelete={onDelete}
        undeletable={productCount > 0 ? copy.hasProducts : undefined}
        badgeClass="crow__b"
      />
    </li>
  )
}
