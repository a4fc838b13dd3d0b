import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartLinkCopy as copy } from '#copy/cart/cart-link.ts'
import { formatBrl } from '#domain/money.ts'
import { findLinkedLines } from '#shop/cart/cart-link.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { fillCart, linkTotal } from './fill-cart.server.ts'
import { FillCartForm } from './fill-cart-form.tsx'

/** Only shows: an address that others open ahead, such as a messenger, must not change anybody's cart. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findLinkedLines(shopOf(context), { codes: params.codes })
  return data({ ...found, total: linkTotal(found.lines) }, { status: found.lines.length > 0 ? 200 : 404 })
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  fillCart(request, context, params.codes)

export const meta = privatePage(copy.title)

export default function CartLinkPage({ loaderData: { lines, unknown, total } }: Route.ComponentProps) {
  if (lines.length === 0)
    return (
      <main id="conteudo" tabIndex={-1} className="wrap section">
        <EmptyState
          heading="h1"
          title={copy.nothing.title}
          text={copy.nothing.text}
          action={<LinkButton to={pathTo('products')}>{copy.nothing.action}</LinkButton>}
        />
      </main>
    )
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section cart-link">
      <h1>{copy.title}</h1>
      <p className="lead">{copy.lead}</p>
      <ul className="cart-panel__lines" aria-label={copy.lines}>
        {lines.map((line) => (
          <Line key={`${line.productId}${line.variantId}`} {...line} />
        ))}
      </ul>
      {unknown.length > 0 && <p className="hint">{copy.unknown(unknown)}</p>}
      {total > 0 ? (
        <>
          <p className="cart-panel__sum">
            <span>{copy.total}</span>
            <b className="num">{formatBrl(total)}</b>
          </p>
          <FillCartForm lines={lines} total={total} />
        </>
      ) : (
        lines.every(({ isToChoose }) => !isToChoose) && <p>{copy.allSoldOut}</p>
      )}
    </main>
  )
}

type Line = Route.ComponentProps['loaderData']['lines'][number]

function Line({ name, slug, cover, variantName, quantity, stock, unitPrice, isToChoose }: Line) {
  const taken = Math.min(quantity, stock)
  const facts = [variantName, taken > 0 && `${taken} × ${formatBrl(unitPrice)}`].filter(Boolean).join(' · ')
  return (
    <li>
      <Image image={cover} sizes="4rem" alt="" />
      <div>
        <Link to={pathTo('product', { slug })}>{name}</Link>
        <p className="small muted">{facts}</p>
        {isToChoose && <p className="small">{copy.toChoose}</p>}
        {!isToChoose && taken < quantity && (
          <p className="small">{stock > 0 ? copy.fewer(stock) : copy.soldOut}</p>
        )}
      </div>
      {taken > 0 && <span className="num">{formatBrl(unitPrice * taken)}</span>}
    </li>
  )
}
