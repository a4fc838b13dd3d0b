import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { dropFailures } from '#ui/toast/visible-toasts.ts'
import { type Added, hasRoomForCart, onAddition } from './added-to-cart.ts'
import type { CartPanelProps } from './cart-panel.tsx'

/** Opens the small cart after something was added, in place of a toast; its script is fetched with the first addition. */
export function CartPanelHost() {
  const { key, pathname } = useLocation()
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null)
  const [open, setOpen] = useState<{ cart: Added; title: string; on: string; count: number } | null>(null)

  useEffect(
    () =>
      onAddition((cart, words) => {
        if (!hasRoomForCart() || pathname === pathTo('cart')) return toast(words)
        import('./cart-panel.tsx').then(
          (module) => {
            dropFailures(words.about)
            setPanel(() => module.default)
            setOpen((before) => ({ cart, title: words.title, on: key, count: (before?.count ?? 0) + 1 }))
          },
          () => toast(words),
        )
      }),
    [key, pathname],
  )

  // Another page has its own things to show.
  return Panel && open?.on === key ? (
    <Panel key={open.count} cart={open.cart} title={open.title} onClose={() => setOpen(null)} />
  ) : null
}
