import { useEffect } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { useSessionAcrossTabs } from '#web/accounts/session/use-session-across-tabs.ts'
import { SignInAgain } from '#web/accounts/sign-in/sign-in-again.tsx'
import { CartPanelHost } from '#web/cart/cart-panel-host.tsx'
import { loadGuestChanges } from '#web/catalogue/load-guest-changes.ts'
import { GuestMerge } from '#web/guest/guest-merge.tsx'
import { onReturn } from '#web/kit/browser/on-return.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { ResendFound } from '#web/kit/failures/resend.tsx'
import { ToastRegion } from '#web/kit/toast/toast-region.tsx'
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
      <ResendFound />
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

/** The cart's badge follows what the customer did on another device. */
function OtherDevices() {
  const { revalidate } = useRevalidator()
  useEffect(() => onReturn(() => void revalidate()), [revalidate])
  return null
}
