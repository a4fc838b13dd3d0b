import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { IntensityFlames } from '#catalogue/product-page/storefront/intensity-flames.tsx'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { AddToCartForm } from '#catalogue/products/storefront/add-to-cart-form.tsx'
import { cardChoice } from '#catalogue/products/storefront/card-choice.ts'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { Stock } from '#catalogue/products/storefront/stock.tsx'
import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import type { CompareRow, SizeOnPage } from './compare-view.server.ts'
import { compareCopy as words } from './copy.ts'

interface ComparisonProps {
  candles: readonly ProductCard[]
  rows: readonly CompareRow[]
  sizes: readonly (readonly SizeOnPage[])[]
}

/** Row names are above their rows, so that two or three columns fit a phone. */
export function Comparison({ candles, rows, sizes }: ComparisonProps) {
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
      <p className="compare__strength cluster">
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
    <ul className="compare__sizes grid g3">
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
