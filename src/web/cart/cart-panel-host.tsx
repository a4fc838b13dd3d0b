import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { type CartSummary, onAddition } from '#web/catalogue/added-to-cart.ts'
import type { CartPanelProps } from './cart-panel.tsx'

/** Below this the panel would cover the page; there the toast's link is the way. */
const WIDE = '(min-width: 64rem)'

/** Opens the small cart after something was added; its script is fetched with the first addition. */
export function CartPanelHost() {
  const { key, pathname } = useLocation()
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null)
  const [open, setOpen] = useState<{ cart: CartSummary; on: string } | null>(null)

  useEffect(
    () =>
      onAddition((cart) => {
        if (!matchMedia(WIDE).matches || pathname === pathTo('cart')) return
        setOpen({ cart, on: key })
        import('./cart-panel.tsx').then(
          (module) => setPanel(() => module.default),
          // Without it the toast has said what happened.
          () => undefined,
        )
      }),
    [key, pathname],
  )

  // Another page has its own things to show.
  return Panel && open?.on === key ? <Panel cart={open.cart} onClose={() => setOpen(null)} /> : null
}
