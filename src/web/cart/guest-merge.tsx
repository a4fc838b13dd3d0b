import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { cartButtonsCopy } from '#copy/cart-buttons.ts'
import { wishlistCopy } from '#copy/wishlist.ts'
import { pathTo } from '../route-table.ts'
import { toast } from '../ui/toast/toast-store.ts'
import { forgetGuestStore, guestMergeKey, guestStore } from './guest-store.ts'

/**
 * For a customer whose browser still holds a guest's things: hands them to the account. The local copy goes only after
 * the server has answered, so a lost connection loses nothing; the key keeps a second try, or a second tab, harmless.
 */
export function GuestMerge() {
  const { revalidate } = useRevalidator()
  const isUnderWay = useRef(false)
  useEffect(() => {
    const { cart, wishlist } = guestStore()
    if (isUnderWay.current || cart.length + wishlist.length === 0) return
    isUnderWay.current = true
    merge({ cart, wishlist }).then((merged) => {
      if (!merged) return
      forgetGuestStore()
      if (merged.cartLines > 0) toast({ title: cartButtonsCopy.synchronised })
      if (merged.favourites > 0) toast({ title: wishlistCopy.synchronised })
      if (merged.cartLines + merged.favourites > 0) revalidate()
    })
  }, [revalidate])
  return null
}

async function merge(things: Pick<ReturnType<typeof guestStore>, 'cart' | 'wishlist'>) {
  try {
    const response = await fetch(pathTo('guestMerge'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mergeKey: guestMergeKey(), ...things }),
    })
    return response.ok ? ((await response.json()) as { cartLines: number; favourites: number }) : null
  } catch {
    return null
  }
}
