import { type FormEvent, useCallback, useRef, useState } from 'react'
import { data, Link, useFetcher, useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartLinkCopy as copy } from '#catalogue/products/copy/cart-link.ts'
import { lostChange } from '#catalogue/products/storefront/failed-cart-change.ts'
import { loadGuestChanges } from '#checkout/cart/storefront/load-guest-changes.ts'
import { findLinkedLines, type LinkedLine } from '#checkout/cart/use-cases/cart-link.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { privatePage } from '#ui/seo/page-meta.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { Route } from './+types/route'
import { fillCart, linkTotal } from './fill-cart.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

/** Read-only, because messengers open links for previews and must not change a cart. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const linkedLines = await findLinkedLines(shopOf(context), { codes: params.codes })
  return data(
    { ...linkedLines, total: linkTotal(linkedLines.lines) },
    { status: linkedLines.lines.length > 0 ? 200 : 404 },
  )
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
      <ul className="cart-panel__lines order__lines" aria-label={copy.lines}>
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
  const takenCount = Math.min(quantity, stock)
  const facts = [variantName, takenCount > 0 && `${takenCount} × ${formatBrl(unitPrice)}`]
    .filter(Boolean)
    .join(' · ')
  return (
    <li>
      <Image image={cover} sizes="4rem" alt="" />
      <div>
        <Link to={pathTo('product', { slug })}>{name}</Link>
        <p className="small muted">{facts}</p>
        {isToChoose && <p className="small">{copy.toChoose}</p>}
        {!isToChoose && takenCount < quantity && (
          <p className="small">{stock > 0 ? copy.fewer(stock) : copy.soldOut}</p>
        )}
      </div>
      {takenCount > 0 && <span className="num">{formatBrl(unitPrice * takenCount)}</span>}
    </li>
  )
}

interface FillCartFormProps {
  lines: readonly LinkedLine[]
  total: Centavos
}

function FillCartForm({ lines, total }: FillCartFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  const isGuest = useRootData()?.visitor.kind !== 'customer'
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isUnderWay = useRef(false)
  const [isKeeping, setKeeping] = useState(false)
  const goOn = useCallback(
    ({ ok }: FormAnswer) => void (ok ? navigate(pathTo('cart')) : revalidate()),
    [navigate, revalidate],
  )
  useToastAnswer(fetcher.data, goOn, lostChange)

  async function keepForGuest(event: FormEvent) {
    if (!isGuest) return
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setKeeping(true)
    const isFilled = await keep(lines)
    isUnderWay.current = false
    setKeeping(false)
    if (isFilled) await navigate(pathTo('cart'))
    else revalidate()
  }

  return (
    <fetcher.Form method="post" onSubmit={keepForGuest}>
      <input type="hidden" name="total" value={total} />
      <Button type="submit" block busy={isKeeping || fetcher.state !== 'idle'} busyLabel={copy.adding}>
        {copy.add}
      </Button>
    </fetcher.Form>
  )
}

/**
 * Adds only the missing quantity, so that a repeated click does not double it. Returns false if nothing
 * could be added.
 */
async function keep(lines: readonly LinkedLine[]): Promise<boolean> {
  const loaded = await loadGuestChanges().catch(() => null)
  if (!loaded) {
    toast({ ...lostChange('add'), tone: 'destructive' })
    return false
  }
  let isFilled = false
  for (const { productId, variantId, name, unitPrice: price, quantity: wantedQuantity, stock } of lines) {
    const quantity = Math.min(wantedQuantity, stock)
    if (quantity === 0) continue
    const choice = {
      productId,
      variantId,
      price,
      quantity,
      stock,
      name,
      place: 'product',
      isPurchase: true,
    } as const
    if (await loaded.addWithToast(choice)) isFilled = true
  }
  return isFilled
}
