import { Link } from 'react-router'
import { BuyableCard } from '#catalogue/products/storefront/buyable-card.tsx'
import { useQuizAddress } from '#catalogue/products/storefront/optional-pages.ts'
import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import { productListCopy } from '#catalogue/search/copy/product-list.ts'
import { quizInvitation } from '#catalogue/search/copy/quiz-invitation.ts'
import { filterKinds, hasFilters } from '#catalogue/search/domain/product-filters.ts'
import { PRODUCTS_PER_PAGE, type ProductQuery } from '#catalogue/search/domain/product-list.ts'
import { classNames } from '#ui/browser/class-names.ts'
import type { Deferred } from '#ui/browser/defer-if-slow.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Pagination } from '#ui/elements/pagination.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProductCardSkeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { listAddress } from './list-address.ts'
import type { ListData } from './read-list.server.ts'

export type ArrivingList = ListData | Deferred<ListData>

const sizes = '(min-width: 82.5rem) 19rem, (min-width: 64rem) 22vw, (min-width: 48rem) 29vw, 46vw'

/** Exactly four products form two rows of two on a tablet, to avoid a single last one. */
const fourSizes = '(min-width: 82.5rem) 19rem, (min-width: 64rem) 22vw, 46vw'

const SKELETONS = 8

interface ResultsProps extends Pick<ListData, 'list' | 'nothing' | 'service' | 'groups'> {
  query: ProductQuery
}

export function Results({ query, list, nothing, service, groups }: ResultsProps) {
  const { products, total, page } = list
  const pages = Math.ceil(total / PRODUCTS_PER_PAGE)
  return (
    <>
      <div className="list-meta fs-small cluster ends muted">
        <p role="status">{!(service && nothing) && productListCopy.countOnPage(total, page, pages)}</p>
        <ActiveFilters query={query} groups={groups} isEmpty={nothing !== null} />
      </div>
      {service && (
        <p className="list-near">
          {service.text} <Link to={service.to}>{service.link}</Link>
        </p>
      )}
      {nothing ? (
        <NothingFound nothing={service ? null : nothing} suggestions={list.suggestions} />
      ) : (
        <>
          {list.how.includes('near') && <p className="list-near">{productListCopy.near(query.search)}</p>}
          <Cards products={products} heading="h2" priority leadsToQuiz={page >= pages} />
        </>
      )}
      <Pagination
        className="list-pages"
        page={page}
        pageCount={pages}
        hrefFor={(pageNumber) => listAddress({ ...query, page: pageNumber })}
      />
    </>
  )
}

interface CardsProps {
  products: readonly ProductCard[]
  heading: 'h2' | 'h3'
  priority?: boolean
  leadsToQuiz?: boolean
}

function Cards({ products, heading, priority = false, leadsToQuiz = false }: CardsProps) {
  const areFour = products.length === 4
  return (
    <div className={classNames('candles candles--4', !areFour && 'candles--3')}>
      {products.map((product, index) => (
        <BuyableCard
          key={product.id}
          product={product}
          heading={heading}
          sizes={areFour ? fourSizes : sizes}
          priority={priority && index === 0}
        />
      ))}
      {leadsToQuiz && <QuizPlace />}
    </div>
  )
}

function QuizPlace() {
  const quizAddress = useQuizAddress()
  if (!quizAddress) return null
  return (
    <Link className="candles__quiz grid g3" to={quizAddress} prefetch="intent">
      <b>{frameCopy.footer.products.quiz}</b>
      <span>{quizInvitation.text}</span>
      <Icon name="arrow-right" />
    </Link>
  )
}

interface NothingFoundProps {
  nothing: ListData['nothing']
  suggestions: readonly ProductCard[]
}

function NothingFound({ nothing, suggestions }: NothingFoundProps) {
  return (
    <>
      {nothing && (
        <EmptyState
          title={nothing.title}
          text={nothing.text}
          action={<LinkButton to={nothing.way.to}>{nothing.way.label}</LinkButton>}
        />
      )}
      {suggestions.length > 0 && (
        <section className="list-suggestions" aria-labelledby="sugestoes">
          <h2 id="sugestoes">{productListCopy.suggestions}</h2>
          <Cards products={suggestions} heading="h3" />
        </section>
      )}
    </>
  )
}

export function ResultsSkeleton() {
  return (
    <>
      <div className="list-meta fs-small cluster ends muted" />
      <SkeletonGroup className="candles candles--3 candles--4">
        {Array.from({ length: SKELETONS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <ProductCardSkeleton key={place} />
        ))}
      </SkeletonGroup>
    </>
  )
}

const isNarrowed = ({ search, collection, category, filters }: ProductQuery) =>
  Boolean(search || collection || category || hasFilters(filters))

interface ActiveFiltersProps extends Pick<ResultsProps, 'query' | 'groups'> {
  isEmpty: boolean
}

function ActiveFilters({ query, groups, isEmpty }: ActiveFiltersProps) {
  if (!isNarrowed(query)) return null
  return (
    <div className="cluster g2">
      {query.search && (
        <RemovingChip to={{ ...query, search: '' }}>{productListCopy.quoted(query.search)}</RemovingChip>
      )}
      {filterKinds.map((kind) => {
        const { [kind]: value, ...filters } = query.filters
        const group = groups.find((group) => group.kind === kind)
        const name = group?.options.find((option) => option.value === value)?.name
        return (
          name && (
            <RemovingChip key={kind} to={{ ...query, filters }}>
              {kind === 'estoque' ? name : `${group?.label}: ${name}`}
            </RemovingChip>
          )
        )
      })}
      {!isEmpty && (
        <Link className="text-btn" to={listAddress({ sort: query.sort })} preventScrollReset>
          {productListCopy.clear}
        </Link>
      )}
    </div>
  )
}

function RemovingChip({ to, children }: { to: ProductQuery; children: string }) {
  return (
    <Link
      className="chip"
      to={listAddress({ ...to, page: 1 })}
      preventScrollReset
      aria-label={productListCopy.remove(children)}
    >
      {children}
      <Icon name="close" size="s" />
    </Link>
  )
}
