import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { collectionsCopy } from '#catalogue/collections/copy.ts'
import { listCollections } from '#catalogue/collections/use-cases/list-active-categories.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { useQuizAddress } from '#catalogue/products/storefront/optional-pages.ts'
import { listAddress } from '#catalogue/search/storefront/list-address.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { ArrowLink, LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { BrandSymbol } from '#ui/elements/logo.tsx'
import { PageHead } from '#ui/elements/page-head.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { pageMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'

export { readingLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return cacheable({ collections: await listCollections(shopOf(context)) }, ['category:*', 'product:*'])
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: collectionsCopy.documentTitle,
    description: collectionsCopy.description,
    path: pathTo('collections'),
    image: loaderData?.collections[0]?.image,
  })
}

export default function Collections({ loaderData: { collections } }: Route.ComponentProps) {
  const quizAddress = useQuizAddress()
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
          <ul className="coll page-end">
            {collections.map((collection, index) => (
              <CollectionCard key={collection.id} collection={collection} isFirst={index === 0} />
            ))}
            <li className="coll__all center grid g3 label-frame">
              <h2>{collectionsCopy.undecided.title}</h2>
              <p>{quizAddress ? collectionsCopy.undecided.textWithQuiz : collectionsCopy.undecided.text}</p>
              {quizAddress && (
                <ArrowLink to={quizAddress} prefetch="intent">
                  {collectionsCopy.undecided.quiz}
                </ArrowLink>
              )}
              <ArrowLink to={pathTo('products')} prefetch="intent">
                {collectionsCopy.undecided.link}
              </ArrowLink>
            </li>
          </ul>
        )}
      </div>
    </main>
  )
}

const FRAME_RATIO = 3 / 2

type Collection = Awaited<ReturnType<typeof listCollections>>[number]

/** The first card has full width; the others form two columns. Images wider than the frame are cropped. */
function sizesFor({ width, height }: ImageInfo, isFirst: boolean): string {
  const overscale = Math.max(1, width / height / FRAME_RATIO).toFixed(2)
  const inPage = isFirst
    ? ['(min-width: 82.5rem) 82.5rem', '(min-width: 40rem) 92vw']
    : [`(min-width: 82.5rem) calc(${overscale} * 40rem)`, `(min-width: 40rem) calc(${overscale} * 46vw)`]
  return [...inPage, `calc(${overscale} * 100vw)`].join(', ')
}

function CollectionCard({ collection, isFirst }: { collection: Collection; isFirst: boolean }) {
  return (
    <li className="ccard grid g2">
      <div className="ccard__pic">
        {collection.image ? (
          <Image image={collection.image} sizes={sizesFor(collection.image, isFirst)} priority={isFirst} />
        ) : (
          <span className="ccard__blank">
            <BrandSymbol />
          </span>
        )}
      </div>
      <div className="ccard__head strip g4 ends baseline">
        <h2>
          <Link className="row-link" to={listAddress({ category: collection.id })} prefetch="intent">
            {collection.name}
          </Link>
        </h2>
        <span className="num small muted">{collectionsCopy.count(collection.productCount)}</span>
      </div>
      <p>{collection.description?.trim() || collectionsCopy.defaultDescription}</p>
    </li>
  )
}
