import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { listCategoryChoices } from '#catalogue/collections/use-cases/list-category-choices.ts'
import {
  adminCatalogueFailures,
  productListAdmin as copy,
  productSortNames,
  productStatusNames,
} from '#catalogue/products/copy/admin-catalogue.ts'
import {
  type AdminQuery,
  managedSorts,
  managedStatuses,
  readAdminQuery,
} from '#catalogue/products/domain/admin-list.ts'
import { listAdminProducts } from '#catalogue/products/use-cases/list-admin-products.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { ListFilters } from '#ui/admin/list-filters.tsx'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { ProductList, productListAddress } from './product-list.tsx'
import { changeProducts } from './product-list-action.server.ts'

const statuses = managedStatuses.map((status) => ({ value: status, label: productStatusNames[status] }))

const sorts = managedSorts.map((sort) => ({ value: sort, label: productSortNames[sort] }))

interface ProductFiltersProps {
  query: AdminQuery
  categories: readonly { id: string; name: string }[]
}

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.breadcrumb }],
  loadFailed: adminCatalogueFailures.loadProducts,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readAdminQuery(new URL(request.url).searchParams)
  const [list, categories] = await Promise.all([
    listAdminProducts(shopOf(context), query),
    listCategoryChoices(shopOf(context), { chosen: query.category }),
  ])
  return { query, list, categories }
}

export const action = changeProducts

/** Also after a refusal: what the owner saw is out of date then, and pressing again must meet what is true now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, list, categories } = loaderData
  return (
    <AdminPage
      title={copy.title}
      lead={
        <h2 className="desk__count">
          {copy.countLabel} (<span className="num">{formatWhole(list.total)}</span>)
        </h2>
      }
      actions={
        <div className="row desk__three">
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
      <ProductFilters query={query} categories={categories} />
      <ProductList query={query} list={list} />
    </AdminPage>
  )
}

function ProductFilters({ query, categories }: ProductFiltersProps) {
  const { status, category, sort } = query
  const named = categories.map(({ id, name }) => ({ value: id, label: name }))
  const collections = [{ value: '', label: copy.allCategories }, ...named]
  return (
    <ListFilters
      label={copy.filters}
      className="admin-filters admin-filters--sorted"
      action={pathTo('adminProducts')}
      current={productListAddress({ ...query, page: 1 })}
      addressOf={(typed) => productListAddress(readAdminQuery(typed))}
      search={{
        label: copy.searchLabel,
        placeholder: copy.searchPlaceholder,
        defaultValue: query.search,
      }}
      choices={[
        { name: 'status', label: copy.statusLabel, defaultValue: status, options: statuses },
        { name: 'category', label: copy.categoryLabel, defaultValue: category, options: collections },
        // Wide screens sort by the heads of the columns, which a phone has no room for.
        {
          name: 'sort',
          label: copy.sortLabel,
          defaultValue: sort,
          options: sorts,
          className: 'admin-filters__sort',
        },
      ]}
      submitLabel={copy.apply}
    />
  )
}
