import { redirect, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { PageHead } from '#ui/elements/page-head.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useProductUpdates } from '#ui/realtime/use-product-updates.ts'
import { pageMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { describeComparison } from './compare-view.server.ts'
import { Comparison } from './comparison-table.tsx'
import { compareCopy as words } from './copy.ts'
import { canCompare, comparedSlugs } from './domain.ts'
import { listComparedProducts } from './list-compared-products.ts'

export { productLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.getAll('velas')
  const slugs = comparedSlugs(typed)
  // The form sends one parameter per candle; redirect to the single shareable URL.
  if (typed.length > 1) throw redirect(buildAddress(slugs))
  const candles = await listComparedProducts(shopOf(context), { slugs })
  const path = buildAddress(candles.map(({ slug }) => slug))
  if (!canCompare(candles)) return cacheable({ path, candles: [], comparison: null }, ['product:*'])
  const cards = candles.map(({ specifications: _said, variants: _sizes, families: _own, ...card }) => card)
  const comparison = describeComparison(candles)
  return cacheable(
    { path, candles: cards, comparison },
    candles.map(({ id }) => `product:${id}` as const),
  )
}

const buildAddress = (slugs: readonly string[]) =>
  pathTo('compare', {}, { velas: slugs.length > 0 ? slugs.join(',') : undefined })

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: loaderData?.path ?? pathTo('compare'),
    hidden: true,
  })
}

export default function ComparePage({ loaderData: { candles, comparison } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useProductUpdates(() => void revalidate())
  return (
    <main id="conteudo" tabIndex={-1} className="wrap compare-page page-end">
      <PageHead
        crumbs={[
          { label: catalogueCopy.home, to: pathTo('home') },
          { label: catalogueCopy.products, to: pathTo('products') },
          { label: words.title },
        ]}
        title={words.title}
        lead={comparison && (comparison.hasShared ? words.lead : words.leadWithoutShared)}
      />
      {comparison ? (
        <Comparison candles={candles} {...comparison} />
      ) : (
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          action={<LinkButton to={pathTo('wishlist')}>{words.empty.favourites}</LinkButton>}
        />
      )}
    </main>
  )
}
