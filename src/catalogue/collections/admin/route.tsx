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
import { flag, listQuery, oneOf, type QueryOf, textOf } from '#platform/domain/list-query.ts'
import { shortList } from '#platform/domain/short-list.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminConfirm } from '#ui/admin/admin-confirm.tsx'
import { AdminList, countedTabs } from '#ui/admin/admin-list.tsx'
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

export { catalogueLinks as links } from '#ui/styles/admin-sheets.ts'

/** `nova` and `editar` open the dialog, so it can be linked to and the back button closes it. */
const categoriesQuery = listQuery('adminCategories', {
  tab: oneOf(['active', 'inactive']),
  nova: flag,
  editar: textOf((text) => text, 'place'),
})

type CategoriesQuery = QueryOf<typeof categoriesQuery>

interface CategoryRowProps {
  category: AdminCategory
  query: CategoriesQuery
  onDelete: () => void
}

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.breadcrumb }],
  loadFailed: adminCatalogueFailures.loadCategories,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = categoriesQuery.read(new URL(request.url).searchParams)
  const categories = await listAdminCategories(shop)
  const edited = categories.find(({ id }) => id === query.editar) ?? null
  const changes = edited ? await listChanges(shop, { entity: 'category', entityId: edited.id }) : []
  const list = shortList(categories, {
    query,
    textOf: ({ name, description }) => `${name} ${description ?? ''}`,
    tabs: { active: ({ active }) => active, inactive: ({ active }) => !active },
  })
  return { query, list, edited, changes }
}

export const action = changeCategories

export default function Categories({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { query, list, edited, changes } = loaderData
  return (
    <AdminPage
      title={copy.title}
      lead={copy.subtitle}
      actions={
        <LinkButton to={categoriesQuery.address({ ...query, nova: true })} icon="plus" preventScrollReset>
          {copy.new}
        </LinkButton>
      }
    >
      <CategoryList query={query} list={list} />
      <CategoryDialog
        open={query.nova || edited !== null}
        category={edited}
        onClose={() =>
          navigate(categoriesQuery.address({ ...query, nova: false, editar: null }), {
            preventScrollReset: true,
          })
        }
      >
        {edited && changes.length > 0 && (
          <AuditTrail entries={changes} words={{ actions: categoryActions, fields: catalogueFields }} />
        )}
      </CategoryDialog>
    </AdminPage>
  )
}

function CategoryList({ query, list }: Pick<Route.ComponentProps['loaderData'], 'query' | 'list'>) {
  const [deleting, setDeleting] = useState<AdminCategory | null>(null)
  return (
    <>
      <AdminList
        of={categoriesQuery}
        query={query}
        label={copy.list}
        tabs={countedTabs(copy.tabs, list.counts)}
        filters={{ search: { label: copy.search } }}
        rows={list.rows}
        empty={<EmptyState {...copy.empty} />}
        pages={list.pages}
      >
        <ul>
          {list.rows.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              query={query}
              onDelete={() => setDeleting(category)}
            />
          ))}
        </ul>
      </AdminList>
      {list.rows.length > 0 && <p className="hint">{copy.hasProductsHint}</p>}
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

function CategoryRow({ category, query, onDelete }: CategoryRowProps) {
  const { id, name, productCount } = category
  const address = categoriesQuery.address({ ...query, editar: id })
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
