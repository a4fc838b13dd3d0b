import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { dropFailures } from '#ui/toast/visible-toasts.ts'
import { type Added, hasRoomForCart, onAddition } from './added-to-cart.ts'
import type { CartPanelProps } from './cart-panel.tsx'

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

  return Panel && open?.on === key ? (
    <Panel key={open.count} cart={open.cart} title={open.title} onClose={() => setOpen(null)} />
  ) : null
}
