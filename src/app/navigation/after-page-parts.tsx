import { useEffect } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { SignInAgain } from '#accounts/session/storefront/sign-in-again.tsx'
import { useSessionAcrossTabs } from '#accounts/session/storefront/use-session-across-tabs.ts'
import { CartPanelHost } from '#checkout/cart/storefront/cart-panel-host.tsx'
import { GuestMerge } from '#checkout/cart/storefront/guest-merge.tsx'
import { loadGuestChanges } from '#checkout/cart/storefront/load-guest-changes.ts'
import { onReturn } from '#ui/browser/on-return.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { ToastRegion } from '#ui/toast/toast-region.tsx'
import { Navigation } from './navigation.tsx'

export function AfterPageParts() {
  const visitor = useRootData()?.visitor
  const isGuest = visitor?.kind === 'guest'
  useEffect(() => {
    if (isGuest) loadGuestChanges().catch(() => undefined)
  }, [isGuest])
  const isInShop = useMatches().some(({ id }) => id === 'shopFrame')
  return (
    <>
      <Navigation />
      <ToastRegion />
      {visitor && <SessionAcrossTabs visitor={visitor.kind === 'guest' ? '' : visitor.email} />}
      {visitor?.kind === 'customer' && <SignInAgain {...visitor} />}
      {isInShop && visitor?.kind === 'customer' && <GuestMerge />}
      {isInShop && visitor?.kind === 'customer' && <OtherDevices />}
      {isInShop && <CartPanelHost />}
    </>
  )
}

function SessionAcrossTabs({ visitor }: { visitor: string }) {
  useSessionAcrossTabs(visitor)
  return null
}

function OtherDevices() {
  const { revalidate } = useRevalidator()
  useEffect(() => onReturn(() => void revalidate()), [revalidate])
  return null
}
