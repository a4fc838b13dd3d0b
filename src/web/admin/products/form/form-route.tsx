import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin } from '#copy/admin/products/catalogue.ts'
import { productForm as copy } from '#copy/admin/products/product-form.ts'
import { catalogueFields, productActions, showCatalogueValue } from '#copy/admin/products/product-history.ts'
import { newProductInput, productInputOf } from '#domain/catalogue/editing/product-input.ts'
import { withoutOldPromotion } from '#domain/catalogue/promotion.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { listChanges } from '#shop/admin/audit/list-changes.ts'
import { listCategoryChoices } from '#shop/admin/categories/list-category-choices.ts'
import { findManagedProduct } from '#shop/admin/products/find-managed-product.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { AuditTrail } from '#web/admin/audit-trail.tsx'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/form-route.ts'
import { ProductEditor } from './product-editor.tsx'
import { saveProduct } from './product-form-action.server.ts'

type LoaderData = Route.ComponentProps['loaderData']

const nameOf = (loaderData: LoaderData | undefined) => loaderData?.loaded?.product?.draft.name

export const handle: AdminHandle = {
  breadcrumbs: (loaderData: LoaderData) => [
    { label: productListAdmin.breadcrumb, to: pathTo('adminProducts') },
    { label: nameOf(loaderData) ?? copy.newTitle },
  ],
  loadFailed: { text: adminCatalogueFailures.loadProducts },
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = nameOf(loaderData) ?? copy.newTitle
  return [{ title: `${title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { id } = params as { id?: string }
  const page = await loadOrFail(context, async () => {
    const product = id === undefined ? null : await findManagedProduct(shop, { id })
    const [categories, changes] = await Promise.all([
      listCategoryChoices(shop, { chosen: product?.draft.categoryId }),
      product ? listChanges(shop, { entity: 'product', entityId: product.id }) : [],
    ])
    // Sent by the server: what a form shows of a product is a script of its own.
    const today = isoDay(shop.clock.now())
    const input = product ? productInputOf(withoutOldPromotion(product.draft, today)) : newProductInput
    return { product, input, categories, changes }
  })
  if (id !== undefined && page.data.loaded && !page.data.loaded.product) throw data(null, 404)
  return page
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return saveProduct(request, context, (params as { id?: string }).id)
}

export default function ProductForm({ loaderData: { loaded }, actionData }: Route.ComponentProps) {
  if (!loaded) return <PageFailure />
  const { product, input, categories, changes } = loaded
  const [before, after] = copy.requiredHint
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{product ? copy.editTitle : copy.newTitle}</h1>
          <p className="muted">
            {before} <span className="req">*</span> {after}
          </p>
        </div>
        {product?.draft.active && (
          <Link className="link" to={pathTo('product', { slug: product.draft.slug })} reloadDocument>
            {copy.seeInShop}
          </Link>
        )}
      </div>
      <ProductEditor
        key={product?.id ?? 'new'}
        product={product}
        input={input}
        categories={categories}
        answer={actionData}
      >
        {product && (
          <AuditTrail
            entries={changes}
            words={{ actions: productActions, fields: catalogueFields, show: showCatalogueValue }}
          />
        )}
      </ProductEditor>
    </>
  )
}
