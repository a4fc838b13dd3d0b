import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartPanelCopy as copy } from '#catalogue/products/copy/cart-buttons.ts'
import { deliveryStep } from '#catalogue/products/storefront/delivery-step.ts'
import type { LineSummary } from '#catalogue/products/storefront/visitor-cart.ts'
import { candlesIn, cartTotal } from '#orders/domain/cart-line.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Image } from '#ui/elements/image.tsx'
import type { Added, GuestSummary } from './added-to-cart.ts'
import { guestLines } from './guest-lines.ts'
import { useGuestProducts } from './use-guest-products.ts'
import { useGuestStore } from './use-guest-store.ts'

export interface CartPanelProps {
  cart: Added
  title: string
  onClose: () => void
}

/** Non-modal: the panel does not take focus or block scrolling. */
export default function CartPanel({ cart, ...rest }: CartPanelProps) {
  return 'answered' in cart ? <GuestPanel {...cart} {...rest} /> : <Panel lines={cart} {...rest} />
}

function GuestPanel({ answered, ...props }: Omit<CartPanelProps, 'cart'> & GuestSummary) {
  const { cart } = useGuestStore()
  const { products } = useGuestProducts(
    cart.map(({ product_id }) => product_id),
    answered,
  )
  const lines = products ? guestLines(cart, products) : []
  // The cart was emptied in another tab.
  return cart.length > 0 ? <Panel lines={lines} {...props} /> : null
}

interface PanelProps extends Omit<CartPanelProps, 'cart'> {
  lines: readonly LineSummary[]
}

function Panel({ lines, title, onClose }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  useClosing(panel, onClose)
  // Screen readers announce only changes inside a live region that already exists, so the text is added
  // after mount.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section ref={panel} className="cart-panel" aria-labelledby="cart-panel-title">
      <div className="cart-panel__head">
        <h2 id="cart-panel-title">
          <span role="status">{isMounted && title}</span>
        </h2>
        <IconButton icon="close" iconSize="s" label={copy.close} onClick={onClose} />
      </div>
      <ul className="cart-panel__lines order__lines">
        {lines.map((line) => (
          <PanelLine key={line.id} {...line} />
        ))}
      </ul>
      {lines.length > 0 && (
        <p className="cart-panel__sum">
          <span>{copy.subtotal(candlesIn(lines))}</span>
          <b className="num">{formatBrl(cartTotal(lines))}</b>
        </p>
      )}
      <div className="cart-panel__ways grid g3">
        <LinkButton variant="ghost" to={pathTo('cart')} prefetch="intent">
          {copy.view}
        </LinkButton>
        <LinkButton variant="flame" to={deliveryStep}>
          {copy.finish}
        </LinkButton>
      </div>
    </section>
  )
}

function PanelLine({ name, slug, cover, variantName, quantity, unitPrice }: LineSummary) {
  return (
    <li>
      <Image image={cover} sizes="4rem" alt="" />
      <div>
        <Link to={pathTo('product', { slug })}>{name}</Link>
        <p className="small muted">{copy.line(quantity, variantName)}</p>
      </div>
      <span className="num">{formatBrl(unitPrice * quantity)}</span>
    </li>
  )
}

/** A click outside closes the panel and still performs its own action. */
function useClosing(panel: { readonly current: HTMLElement | null }, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) close()
    }
    const onPress = ({ target }: PointerEvent) => {
      const isElsewhere = target instanceof Element && !panel.current?.contains(target)
      if (isElsewhere && !target.closest('.toasts')) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [panel])
}
