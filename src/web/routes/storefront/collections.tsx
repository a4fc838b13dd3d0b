import { Link } from 'react-router'
import { catalogueCopy } from '#copy/catalogue.ts'
import { collectionsCopy } from '#copy/collections.ts'
import { listCollections } from '#shop/catalogue/list-active-categories.ts'
import { cacheable, loaderHeaders } from '#web/cacheable.ts'
import { shopOf } from '#web/context.server.ts'
import { pathTo } from '#web/route-table.ts'
import { PageHead } from '#web/storefront/page-head.tsx'
import { listAddress } from '#web/storefront/products/list-address.ts'
import { pageMeta } from '#web/storefront/seo/page-meta.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BrandSymbol } from '#web/ui/logo.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Route } from './+types/collections.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return cacheable({ collections: await listCollections(shopOf(context)) }, ['category:*', 'product:*'])
}

export const headers = loaderHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: collectionsCopy.title,
    description: collectionsCopy.description,
    path: pathTo('collections'),
  })
}

export default function Collections({ loaderData: { collections } }: Route.ComponentProps) {
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <PageHead
          crumbs={[{ label: catalogueCopy.home, to: pathTo('home') }, { label: collectionsCopy.title }]}
          title={collectionsCopy.title}
          lead={collectionsCopy.lead}
        />
        {collections.length === 0 ? (
          <EmptyState
            title={collectionsCopy.empty}
            text={collectionsCopy.emptyText}
            action={<LinkButton to={pathTo('products')}>{collectionsCopy.allProducts}</LinkButton>}
          />
        ) : (
          <ul className="coll">
            {collections.map((collection, index) => (
              <CollectionCard key={collection.id} collection={collection} priority={index === 0} />
            ))}
          </ul>
        )}
      </div>
    </main>
  )
}

type Collection = Awaited<ReturnType<typeof listCollections>>[number]

function CollectionCard({ collection, priority }: { collection: Collection; priority: boolean }) {
  return (
    <li className="ccard">
      <div className="ccard__pic">
        {collection.picture ? (
          <Picture
            picture={collection.picture}
            sizes="(min-width: 82.5rem) 34rem, (min-width: 62rem) 40vw, (min-width: 40rem) 60vw, 120vw"
            priority={priority}
          />
        ) : (
          <span className="ccard__blank">
            <BrandSymbol alt="" />
          </span>
        )}
      </div>
      <div className="ccard__head">
        <h2>
          <Link to={listAddress({ category: collection.id })} prefetch="intent">
            {collection.name}
          </Link>
        </h2>
        <span className="num small muted">{collectionsCopy.count(collection.productCount)}</span>
      </div>
      <p>{collection.description?.trim() || collectionsCopy.defaultDescription}</p>
    </li>
  )
}
