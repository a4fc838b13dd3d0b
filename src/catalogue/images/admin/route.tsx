import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { managerPage as copy } from '#catalogue/images/admin-copy.ts'
import { productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import { readAdminQuery, readSearch } from '#catalogue/products/domain/admin-list.ts'
import {
  IMAGED_PER_PAGE,
  listProductsWithImages,
  type ProductWithImages,
} from '#catalogue/products/use-cases/list-products-with-images.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Figure } from '#ui/admin/figure.tsx'
import { ListFilters } from '#ui/admin/list-filters.tsx'
import { imageManager } from '#ui/copy/images.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Pagination } from '#ui/elements/pagination.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { BatchUpload } from './batch-upload.tsx'
import { fileDropProps, ImageStrip } from './image-strip.tsx'
import { useImageUploads } from './use-image-uploads.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  loadFailed: imageManager.loadProductsFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, page } = readAdminQuery(new URL(request.url).searchParams)
  const list = await listProductsWithImages(shopOf(context), { search, page })
  return { ...list, search, pageCount: Math.ceil(list.found / IMAGED_PER_PAGE) }
}

export default function Manager({ loaderData }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator()
  const { summary, waiting, products, search, page, pageCount } = loaderData
  return (
    <AdminPage
      title={copy.title}
      lead={copy.subtitle}
      actions={
        <Button
          variant="ghost"
          icon="repeat"
          busy={state !== 'idle'}
          busyLabel={copy.reloading}
          onClick={() => revalidate()}
        >
          {copy.reload}
        </Button>
      }
    >
      <Summary summary={summary} />
      {summary.total > 0 && <BatchUpload waiting={waiting} lacking={summary.withoutImages} />}
      {summary.total > 0 && <ImageFilter search={search} />}
      {products.length === 0 ? (
        <EmptyState
          title={copy.empty.title}
          text={summary.total > 0 ? copy.empty.filtered : copy.empty.bare}
          action={
            summary.total === 0 && (
              <LinkButton to={pathTo('adminProductNew')}>{productListAdmin.newProduct}</LinkButton>
            )
          }
        />
      ) : (
        <section className="card" aria-label={copy.list}>
          <ul>
            {products.map((product) => (
              <ImageRow key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={(next) => managerAddress(search, next)} />
    </AdminPage>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Summary({ summary }: Pick<Loaded, 'summary'>) {
  const { total, withImages, withoutImages } = summary
  return (
    <dl className="kpis kpis--3">
      <Figure name={copy.summary.total} value={formatWhole(total)} />
      <Figure name={copy.summary.with} value={formatWhole(withImages)} />
      <Figure name={copy.summary.without} value={formatWhole(withoutImages)} isWarning={withoutImages > 0} />
    </dl>
  )
}

const managerAddress = (search: string, page = 1) =>
  pathTo('adminManager', {}, { search: search || undefined, page: page > 1 ? page : undefined })

function ImageFilter({ search }: { search: string }) {
  return (
    <ListFilters
      label={copy.filter}
      action={pathTo('adminManager')}
      current={managerAddress(search)}
      addressOf={(typed) => managerAddress(readSearch(typed))}
      search={{ label: copy.filter, placeholder: copy.filterPlaceholder, defaultValue: search }}
      submitLabel={copy.apply}
    />
  )
}

/** A product with its images; files that are dropped anywhere on the row are added to it. */
function ImageRow({ product }: { product: ProductWithImages }) {
  const { name, slug, images } = product
  const uploads = useImageUploads(product)
  return (
    <li className="mrow" {...fileDropProps(uploads.send)}>
      <div className="mrow__n">
        <b>{name}</b>
        <small>{slug}</small>
        {images.length > 0 ? (
          <small className="num">{copy.count(images.length)}</small>
        ) : (
          <span className="mrow__none">
            <Badge tone="amber">{copy.none}</Badge>
          </span>
        )}
      </div>
      <ImageStrip className="mrow__pics" sizes="72px" product={product} images={images} uploads={uploads} />
    </li>
  )
}
