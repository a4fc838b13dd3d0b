import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { listCategoryChoices } from '#catalogue/collections/use-cases/list-category-choices.ts'
import { adminCatalogueFailures, productListAdmin as copy } from '#catalogue/products/copy/admin-catalogue.ts'
import { productsQuery } from '#catalogue/products/domain/admin-list.ts'
import { listAdminProducts } from '#catalogue/products/use-cases/list-admin-products.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { ProductList } from './product-list.tsx'
import { changeProducts } from './product-list-action.server.ts'

export { catalogueLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.breadcrumb }],
  loadFailed: adminCatalogueFailures.loadProducts,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = productsQuery.read(new URL(request.url).searchParams)
  const [list, categories] = await Promise.all([
    listAdminProducts(shopOf(context), query),
    listCategoryChoices(shopOf(context), { chosen: query.category }),
  ])
  return { query, list, categories }
}

export const action = changeProducts

/** Reloads after a 409 too, because the shown data is outdated then. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, list, categories } = loaderData
  return (
    <AdminPage
      title={copy.title}
      lead={
        <h2 className="muted desk__count mt2">
          {copy.countLabel} (<span className="num">{formatWhole(list.total)}</span>)
        </h2>
      }
      actions={
        <div className="cluster desk__three">
          <a className="btn btn--ghost" href={pathTo('adminProductsCsv')} download>
            <AdminIcon name="download" size="s" />
            {copy.exportCsv}
          </a>
          <LinkButton variant="ghost" to={pathTo('adminProductsImport')}>
            <AdminIcon name="upload" size="s" />
            {copy.importCsv}
          </LinkButton>
          <LinkButton to={pathTo('adminProductNew')} icon="plus">
            {copy.newProduct}
          </LinkButton>
        </div>
      }
    >
      <ProductList query={query} list={list} categories={categories} />
    </AdminPage>
  )
}
