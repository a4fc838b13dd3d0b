import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { productListCopy } from '#catalogue/search/copy/product-list.ts'
import type { ProductQuery } from '#catalogue/search/domain/product-list.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { Image } from '#ui/elements/image.tsx'
import { Trail } from '#ui/elements/page-head.tsx'
import { listAddress } from './list-address.ts'
import type { ListData } from './read-list.server.ts'

export interface CollectionLinksProps extends Pick<ListData, 'categories' | 'collection'> {
  query: ProductQuery
}

export function CollectionLinks({ query, categories, collection }: CollectionLinksProps) {
  return (
    <nav className="cluster g2 chips--row" aria-label={productListCopy.collections}>
      {[{ slug: '', name: productListCopy.wholeRange }, ...categories].map(({ slug, name }) => (
        <Link
          key={slug}
          className="chip"
          to={listAddress({ ...query, category: '', collection: slug, page: 1 })}
          preventScrollReset
          aria-current={slug === (collection?.slug ?? '') || undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

export function ListHead({ collection, image, lead }: Pick<ListData, 'collection' | 'image' | 'lead'>) {
  const home = { label: catalogueCopy.home, to: pathTo('home') }
  const crumbs = collection
    ? [home, { label: productListCopy.collections, to: pathTo('collections') }, { label: collection.name }]
    : [home, { label: productListCopy.title }]
  return (
    <div className={classNames('page-head', image && 'page-head--with-image')}>
      <div className="page-head__words">
        <Trail crumbs={crumbs} />
        <h1>{collection?.name ?? productListCopy.title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {image && (
        <figure className="page-head__pic">
          <Image image={image} alt="" sizes="(min-width: 62rem) 60vw, 1px" />
        </figure>
      )}
    </div>
  )
}
