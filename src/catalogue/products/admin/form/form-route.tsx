import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { listCategoryChoices } from '#catalogue/collections/use-cases/list-category-choices.ts'
import { adminCatalogueFailures, productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import { productForm as copy } from '#catalogue/products/copy/admin-product-form.ts'
import { newProductInput, nextOfLine, toProductInput } from '#catalogue/products/domain/product-input.ts'
import { withoutOldPromotion } from '#catalogue/products/domain/promotion.ts'
import { findAdminProduct } from '#catalogue/products/use-cases/find-admin-product.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/form-route'
import { ProductEditor } from './product-editor.tsx'
import { saveProduct } from './product-form-action.server.ts'

export { catalogueLinks as links } from '#ui/styles/admin-sheets.ts'

type LoaderData = Route.ComponentProps['loaderData']

const findProductName = (loaderData: LoaderData | undefined) => loaderData?.product?.draft.name

export const handle: AdminHandle = {
  breadcrumbs: (loaderData: LoaderData | undefined) => [
    { label: productListAdmin.breadcrumb, to: pathTo('adminProducts') },
    { label: findProductName(loaderData) ?? copy.newTitle },
  ],
  loadFailed: adminCatalogueFailures.loadProducts,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = findProductName(loaderData) ?? copy.newTitle
  return privateMeta(matches, title)
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { id = null } = params as { id?: string }
  const copied = id === null ? new URL(request.url).searchParams.get('copia') : null
  const product = await findProduct(shop, id ?? copied)
  const [categories, changes] = await Promise.all([
    listCategoryChoices(shop, { chosen: product?.draft.categoryId }),
    product && id ? listChanges(shop, { entity: 'product', entityId: id }) : [],
  ])
  const today = isoDay(shop.clock.now())
  const page = { categories, changes, pairs: product?.pairs ?? [] }
  if (!product) return { ...page, product: null, copyOf: null, input: newProductInput }
  if (copied === null)
    return {
      ...page,
      product: product,
      copyOf: null,
      input: toProductInput(withoutOldPromotion(product.draft, today)),
    }
  const copyOf = { id: product.id, name: product.draft.name }
  return { ...page, product: null, copyOf, input: toProductInput(nextOfLine(product.draft)) }
}

async function findProduct(shop: Shop, id: string | null) {
  const product = id === null ? null : await findAdminProduct(shop, { id })
  if (id !== null && !product) throw data(null, 404)
  return product
}

export const action = saveProduct

export default function ProductForm({ loaderData, actionData }: Route.ComponentProps) {
  const { product, copyOf } = loaderData
  const [before, after] = copy.requiredHint
  return (
    <AdminPage
      title={product ? copy.editTitle : copy.newTitle}
      lead={
        <p className="muted">
          {copyOf && `${copy.copyOf(copyOf.name)} `}
          {before} <span className="req">*</span> {after}
        </p>
      }
      actions={
        product && (
          <div className="cluster">
            <Link className="link" to={pathTo('adminProductNew', {}, { copia: product.id })}>
              {copy.duplicate}
            </Link>
            {product.draft.active && (
              <Link className="link" to={pathTo('product', { slug: product.draft.slug })} reloadDocument>
                {copy.seeInShop}
              </Link>
            )}
          </div>
        )
      }
    >
      <ProductEditor
        {...loaderData}
        key={product?.id ?? `new-${copyOf?.id}`}
        answer={actionData}
        expanded={copyOf ? 'specifications' : undefined}
      />
    </AdminPage>
  )
}
