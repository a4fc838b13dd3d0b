import { Link, redirect, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import { compareCopy as words } from '#copy/product/compare.ts'
import { canCompare, comparedSlugs } from '#domain/catalogue/comparison.ts'
import { listComparedProducts } from '#shop/catalogue/list-compared-products.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import { AddToCartForm } from '#web/catalogue/add-to-cart-form.tsx'
import { cardChoice } from '#web/catalogue/card-choice.ts'
import { Stock } from '#web/catalogue/stock.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { PageHead } from '#web/kit/elements/page-head.tsx'
import { Price } from '#web/kit/elements/price.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { IntensityFlames } from '#web/product/intensity-flames.tsx'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { type CompareRow, describeComparison, type SizeOnPage } from './compare-view.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.getAll('velas')
  const slugs = comparedSlugs(typed)
  // A form sends each mark by itself; the address that people share says them once.
  if (typed.length > 1) throw redirect(addressOf(slugs))
  const candles = await listComparedProducts(shopOf(context), { slugs })
  const path = addressOf(candles.map(({ slug }) => slug))
  if (!canCompare(candles)) return cacheable({ path, candles: [], comparison: null }, ['product:*'])
  const cards = candles.map(
    ({
      specifications: _said,
      variants: _sizes,
      weight: _weight,
      dimensions: _size,
      families: _own,
      ...card
    }) => card,
  )
  const comparison = describeComparison(candles)
  return cacheable(
    { path, candles: cards, comparison },
    candles.map(({ id }) => `product:${id}` as const),
  )
}

const addressOf = (slugs: readonly string[]) =>
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
    <main id="conteudo" tabIndex={-1} className="wrap compare-page">
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

interface ComparisonProps {
  candles: readonly ProductCard[]
  rows: readonly CompareRow[]
  sizes: readonly (readonly SizeOnPage[])[]
}

/** A table whose rows have their name above them, so that two or three columns fit a phone. */
function Comparison({ candles, rows, sizes }: ComparisonProps) {
  const span = candles.length
  return (
    <table className={`compare compare--${span}`}>
      <thead>
        <tr>
          {candles.map((candle, place) => (
            <th key={candle.id} scope="col">
              <Link to={pathTo('product', { slug: candle.slug })} prefetch="intent">
                <Image
                  image={candle.cover}
                  alt=""
                  sizes="(min-width: 62rem) 26rem, 46vw"
                  priority={place === 0}
                />
                {candle.name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, cells }) => (
        <tbody key={label}>
          <RowName span={span}>{label}</RowName>
          <tr>
            {cells.map((cell, place) => (
              <td key={candles[place]?.id}>
                <CellWords cell={cell} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tbody>
        <RowName span={span}>{words.rows.sizes}</RowName>
        <tr>
          {candles.map((candle, place) => (
            <td key={candle.id}>
              <Sizes sizes={sizes[place] ?? []} />
            </td>
          ))}
        </tr>
        <tr>
          {candles.map((candle) => (
            <td key={candle.id}>
              <Add candle={candle} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function RowName({ span, children }: { span: number; children: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span}>
        {children}
      </th>
    </tr>
  )
}

function CellWords({ cell }: { cell: CompareRow['cells'][number] }) {
  if (cell === null) return <span className="muted">{words.nothing}</span>
  if (cell.kind === 'text') return cell.lines.map((line) => <p key={line}>{line}</p>)
  if (cell.kind === 'intensity')
    return (
      <p className="compare__strength">
        <IntensityFlames {...cell.intensity} /> {cell.intensity.word}
      </p>
    )
  return (
    <ul>
      {cell.accord.map(({ note, isShared }) => (
        <li key={note}>
          {isShared ? <mark>{note}</mark> : note}
          {isShared && <VisuallyHidden> {words.shared}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  )
}

function Sizes({ sizes }: { sizes: readonly SizeOnPage[] }) {
  return (
    <ul className="compare__sizes">
      {sizes.map((size) => (
        <li key={size.name}>
          <span>{size.name}</span>
          <Price amount={size.price} before={null} />
          <Stock product={size} place="card" />
        </li>
      ))}
    </ul>
  )
}

function Add({ candle }: { candle: ProductCard }) {
  const choice = cardChoice(candle)
  if (candle.stockQuantity <= 0 || candle.kitKind === 'choose')
    return (
      <LinkButton to={pathTo('product', { slug: candle.slug })} variant="ghost" block>
        {words.see}
      </LinkButton>
    )
  return (
    <AddToCartForm {...choice} block>
      <VisuallyHidden>{catalogueCopy.addToCart(choice.name)}</VisuallyHidden>
      <span aria-hidden="true">{words.add}</span>
    </AddToCartForm>
  )
}
