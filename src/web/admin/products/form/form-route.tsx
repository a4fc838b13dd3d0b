import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin } from '#copy/admin/products/catalogue.ts'
import { productForm as copy } from '#copy/admin/products/product-form.ts'
import { newProductInput, productInputOf } from '#domain/catalogue/editing/product-input.ts'
import { withoutOldPromotion } from '#domain/catalogue/promotion.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { listCategoryChoices } from '#shop/admin/categories/list-category-choices.ts'
import { findManagedProduct } from '#shop/admin/products/find-managed-product.ts'
import { listChanges } from '#shop/audit/list-changes.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { privateMeta } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/form-route.ts'
import { ProductEditor } from './product-editor.tsx'
import { saveProduct } from './product-form-action.server.ts'

type LoaderData = Route.ComponentProps['loaderData']

const nameOf = (loaderData: LoaderData | undefined) => loaderData?.product?.draft.name

export const handle: AdminHandle = {
  breadcrumbs: (loaderData: LoaderData | undefined) => [
    { label: productListAdmin.breadcrumb, to: pathTo('adminProducts') },
    { label: nameOf(loaderData) ?? copy.newTitle },
  ],
  loadFailed: adminCatalogueFailures.loadProducts,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = nameOf(loaderData) ?? copy.newTitle
  return privateMeta(matches, title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { id } = params as { id?: string }
  const product = id === undefined ? null : await findManagedProduct(shop, { id })
  if (id !== undefined && !product) throw data(null, 404)
  const [categories, changes] = await Promise.all([
    listCategoryChoices(shop, { chosen: product?.draft.categoryId }),
    product ? listChanges(shop, { entity: 'product', entityId: product.id }) : [],
  ])
  // Sent by the server: what a form shows of a product is a script of its own.
  const today = isoDay(shop.clock.now())
  const input = product ? productInputOf(withoutOldPromotion(product.draft, today)) : newProductInput
  return { product, input, categories, changes }
}

export const action = saveProduct

export default function ProductForm({ loaderData, actionData }: Route.ComponentProps) {
  const { product, input, categories, changes } = loaderData
  const [before, after] = copy.requiredHint
  return (
    <AdminPage
      title={product ? copy.editTitle : copy.newTitle}
      lead={
        <p className="muted">
          {before} <span className="req">*</span> {after}
        </p>
      }
      actions={
        product?.draft.active && (
          <Link className="link" to={pathTo('product', { slug: product.draft.slug })} reloadDocument>
            {copy.seeInShop}
          </Link>
        )
      }
    >
      <ProductEditor
        key={product?.id ?? 'new'}
        product={product}
        input={input}
        categories={categories}
        changes={changes}
        pairs={product?.pairs ?? []}
        answer={actionData}
      />
    </AdminPage>
  )
}
