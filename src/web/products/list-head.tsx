import { pathTo } from '#addresses.ts'
import { productsImage } from '#copy/brand/products-image.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import { productListCopy } from '#copy/product/product-list.ts'
import { Image } from '#web/kit/elements/image.tsx'
import { Trail } from '#web/kit/elements/page-head.tsx'
import type { ListData } from './arriving-list.ts'

/** The whole range, or the collection that was chosen. Equally high for all, so that the filters below stay in place. */
export function ListHead({ collection }: Pick<ListData, 'collection'>) {
  const home = { label: catalogueCopy.home, to: pathTo('home') }
  const crumbs = collection
    ? [home, { label: productListCopy.title, to: pathTo('products') }, { label: collection.name }]
    : [home, { label: productListCopy.title }]
  return (
    <div className="page-head page-head--with-image">
      <div className="page-head__words">
        <Trail crumbs={crumbs} />
        <h1>{collection?.name ?? productListCopy.title}</h1>
        <p className="lead">{collection?.description?.trim() || productListCopy.lead}</p>
      </div>
      <figure className="page-head__pic">
        <Image image={collection?.image ?? productsImage} alt="" sizes="(min-width: 62rem) 60vw, 1px" />
      </figure>
    </div>
  )
}
