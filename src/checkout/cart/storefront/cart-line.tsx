import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { kitsCopy } from '#catalogue/kits/copy/kits.ts'
import type { LinePart } from '#catalogue/kits/domain/kit-line.ts'
import { partName } from '#catalogue/kits/domain/sold-kit.ts'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { cartCopy, lineNoticeText } from '#checkout/cart/copy/cart.ts'
import { isGone } from '#checkout/cart/domain/line-notice.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { type CartLineView, lineName } from './cart-line-view.ts'

interface CartLineProps {
  line: CartLineView
  available: number
  onChange(quantity: number): void
  remove: ReactNode
  quantityForm?: (field: ReactNode) => ReactNode
}

export function CartLine({ line, available, onChange, remove, quantityForm }: CartLineProps) {
  const address = pathTo('product', { slug: line.slug })
  const stepper = (
    <Stepper
      value={line.quantity}
      onChange={onChange}
      max={Math.max(1, available)}
      label={cartCopy.quantityOf(lineName(line))}
      name="quantity"
      disabled={isGone(line)}
    />
  )
  return (
    <li className="citem">
      <Link to={address} tabIndex={-1} aria-hidden="true">
        <Image image={line.cover} sizes="(min-width: 40rem) 8rem, 5.5rem" alt="" />
      </Link>
      <div className="citem__body grid g3">
        <div className="citem__top">
          <div>
            <h2>
              <Link to={address}>{line.name}</Link>
            </h2>
            <p className="small muted">
              {line.variantName && !line.parts && `${line.variantName} · `}
              <Price amount={line.unitPrice} before={line.priceBefore} plain /> {cartCopy.each}
            </p>
          </div>
          {remove}
        </div>
        {line.parts && <LineParts parts={line.parts} />}
        <div className="citem__foot cluster ends">
          {quantityForm ? quantityForm(stepper) : stepper}
          {!isGone(line) && <Price amount={line.unitPrice * line.quantity} />}
        </div>
        {line.readyOn && <p className="citem__batch fs-small">{cartCopy.reserved(line.readyOn)}</p>}
        <LineWord line={line} available={available} />
      </div>
    </li>
  )
}

function LineParts({ parts }: { parts: readonly LinePart[] }) {
  return (
    <ul className="kit-inside muted" aria-label={kitsCopy.contents}>
      {parts.map((part) => (
        <li key={partName(part)}>
          {partName(part)}
          {part.isShort && <em> {kitsCopy.soldOutPart}</em>}
        </li>
      ))}
    </ul>
  )
}

function LineWord({
  line: { notice, quantity, readyOn, variantName, parts },
  available,
}: Pick<CartLineProps, 'line' | 'available'>) {
  if (notice) {
    return (
      <p className="citem__notice" role="status" tabIndex={-1}>
        <Icon name="alert" size="s" />
        {lineNoticeText(notice, parts ? null : variantName)}
      </p>
    )
  }
  if (quantity < available) return null
  return <p className="small muted">{(readyOn ? cartCopy.atMostOfBatch : cartCopy.atMost)(available)}</p>
}
