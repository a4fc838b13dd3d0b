import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { ArrowLink, Button } from '#ui/elements/button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { CartLine } from './cart-line.tsx'
import { type CartLineView, lineName } from './cart-line-view.ts'
import { ChangedPrices } from './changed-prices.tsx'
import { ClearCart, ClearQuestion } from './clear-cart.tsx'

interface CustomerLinesProps {
  lines: readonly (CartLineView & { stockQuantity: number })[]
  change(lineId: string, quantity: number): void
  ref: Ref<HTMLUListElement>
}

export function CustomerLines({ lines, change, ref }: CustomerLinesProps) {
  return (
    <>
      <ClearQuestion />
      {lines.some(({ notice }) => notice?.kind === 'price-changed') && <ChangedPrices />}
      <ul aria-label={cartCopy.lines} ref={ref}>
        {lines.map((line) => (
          <CustomerLine
            key={line.id}
            line={line}
            available={Math.max(0, line.stockQuantity)}
            change={change}
          />
        ))}
      </ul>
      <div className="cluster ends mt3">
        <ArrowLink back to={pathTo('products')}>
          {cartCopy.continueShopping}
        </ArrowLink>
        <div>
          <ClearCart />
        </div>
      </div>
    </>
  )
}

interface CustomerLineProps {
  line: CartLineView
  available: number
  change(lineId: string, quantity: number): void
}

/** Real forms, so that the cart works before hydration and without JavaScript. */
function CustomerLine({ line, available, change }: CustomerLineProps) {
  return (
    <CartLine
      line={line}
      available={available}
      onChange={(quantity) => change(line.id, quantity)}
      quantityForm={(stepper) => (
        <LineForm intent="change" lineId={line.id} className="cluster">
          {stepper}
          <noscript>
            <Button type="submit" variant="ghost" small>
              {cartCopy.update}
            </Button>
          </noscript>
        </LineForm>
      )}
      remove={
        <LineForm intent="remove" lineId={line.id} onSubmit={() => change(line.id, 0)}>
          <IconButton type="submit" icon="trash" iconSize="s" label={cartCopy.remove(lineName(line))} />
        </LineForm>
      }
    />
  )
}

interface LineFormProps {
  intent: 'change' | 'remove'
  lineId: string
  className?: string
  onSubmit?: () => void
  children: ReactNode
}

/** After hydration, changes are sent one at a time. */
function LineForm({ intent, lineId, className, onSubmit, children }: LineFormProps) {
  return (
    <Form
      method="post"
      action={pathTo('cart')}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lineId" value={lineId} />
      {children}
    </Form>
  )
}
