import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { categoryAdmin as copy } from '#copy/admin/categories.ts'
import { adminCatalogueFailures } from '#copy/admin/products/catalogue.ts'
import { catalogueFields, categoryActions } from '#copy/admin/products/product-history.ts'
import { listChanges } from '#shop/admin/audit/list-changes.ts'
import {
  listManagedCategories,
  type ManagedCategory,
} from '#shop/admin/categories/list-managed-categories.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { AuditTrail } from '#web/admin/audit-trail.tsx'
import { brand } from '#web/kit/brand/brand.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { changeCategories } from './category-action.server.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.breadcrumb }],
  loadFailed: { text: adminCatalogueFailures.loadCategories },
}

export function meta() {
  return [{ title: `${copy.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

/** `?nova` and `?editar={id}` open the dialog, so that links lead there and the back button closes it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { searchParams } = new URL(request.url)
  return loadOrFail(context, async () => {
    const categories = await listManagedCategories(shop)
    const edited = categories.find(({ id }) => id === searchParams.get('editar')) ?? null
    const changes = edited ? await listChanges(shop, { entity: 'category', entityId: edited.id }) : []
    return { categories, edited, isNew: searchParams.has('nova'), changes }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeCategories(request, context)
}

export default function Categories({ loaderData: { loaded } }: Route.ComponentProps) {
  const navigate = useNavigate()
  if (!loaded) return <PageFailure />
  const { categories, edited, isNew, changes } = loaded
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{copy.title}</h1>
          <p className="muted">{copy.subtitle}</p>
        </div>
        <LinkButton to={pathTo('adminCategories', {}, { nova: '' })} icon="plus" preventScrollReset>
          {copy.new}
        </LinkButton>
      </div>
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
    </>
  )
}

function CategoryList({ categories }: { categories: readonly ManagedCategory[] }) {
  const [doomed, setDoomed] = useState<ManagedCategory | null>(null)
  if (categories.length === 0) return <EmptyState title={copy.empty.title} text={copy.empty.text} />
  return (
    <>
      <section className="card" aria-label={copy.list}>
        <ul>
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} onDelete={() => setDoomed(category)} />
          ))}
        </ul>
      </section>
      <p className="hint">{copy.hasProductsHint}</p>
      <DeleteCategoryDialog category={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}
