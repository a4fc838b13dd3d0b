import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { managerPage as copy } from '#catalogue/images/admin-copy.ts'
import { productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import {
  IMAGED_PER_PAGE,
  listProductsWithImages,
  type ProductWithImages,
} from '#catalogue/products/use-cases/list-products-with-images.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { listQuery } from '#platform/domain/list-query.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminList } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Figure } from '#ui/admin/figure.tsx'
import { imageManager } from '#ui/copy/images.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { BatchUpload } from './batch-upload.tsx'
import { fileDropProps, ImageStrip } from './image-strip.tsx'
import { useImageUploads } from './use-image-uploads.ts'

export { catalogueLinks as links } from '#ui/styles/admin-sheets.ts'

const imagesQuery = listQuery('adminManager', {})

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  loadFailed: imageManager.loadProductsFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = imagesQuery.read(new URL(request.url).searchParams)
  const list = await listProductsWithImages(shopOf(context), query)
  return { ...list, query, pageCount: Math.ceil(list.found / IMAGED_PER_PAGE) }
}

export default function Manager({ loaderData }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator()
  const { summary, waiting, products, query, page, pageCount } = loaderData
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
      <AdminList
        of={imagesQuery}
        query={query}
        label={copy.list}
        filters={{ search: { label: copy.filter, placeholder: copy.filterPlaceholder } }}
        rows={products}
        empty={
          <EmptyState
            {...copy.empty}
            action={<LinkButton to={pathTo('adminProductNew')}>{productListAdmin.newProduct}</LinkButton>}
          />
        }
        pages={{ count: pageCount, page }}
      >
        <ul>
          {products.map((product) => (
            <ImageRow key={product.id} product={product} />
          ))}
        </ul>
      </AdminList>
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

function ImageRow({ product }: { product: ProductWithImages }) {
  const { name, slug, images } = product
  const uploads = useImageUploads(product)
  return (
    <li className="grid g3 mrow" {...fileDropProps(uploads.send)}>
      <div className="mrow__n">
        <b>{name}</b>
        <small>{slug}</small>
        {images.length > 0 ? (
          <small className="num">{copy.count(images.length)}</small>
        ) : (
          <span className="mrow__none mt2">
            <Badge tone="amber">{copy.none}</Badge>
          </span>
        )}
      </div>
      <ImageStrip
        className="cluster mrow__pics"
        sizes="72px"
        product={product}
        images={images}
        uploads={uploads}
      />
    </li>
  )
}
