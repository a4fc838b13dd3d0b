import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { SignInAgain } from '#web/accounts/sign-in-again.tsx'
import { useSessionAcrossTabs } from '#web/accounts/use-session-across-tabs.ts'
import { CartPanelHost } from '#web/cart/cart-panel-host.tsx'
import { loadGuestChanges } from '#web/catalogue/load-guest-changes.ts'
import { GuestMerge } from '#web/guest/guest-merge.tsx'
import { ResendFound } from '#web/kit/failures/resend.tsx'
import { ToastRegion } from '#web/kit/toast/toast-region.tsx'
import { useRootData } from '#web/kit/use-root-data.ts'
import { MovingAbout } from './moving-about.tsx'

export function AfterPageParts() {
  const visitor = useRootData()?.visitor
  const isGuest = visitor?.kind === 'guest'
  useEffect(() => {
    if (isGuest) loadGuestChanges().catch(() => undefined)
  }, [isGuest])
  const isInShop = useMatches().some(({ id }) => id === 'shopFrame')
  return (
    <>
      <MovingAbout />
      <ToastRegion />
      <ResendFound />
      {visitor && <SessionAcrossTabs visitor={visitor.kind === 'guest' ? '' : visitor.email} />}
      {visitor?.kind === 'customer' && <SignInAgain {...visitor} />}
      {isInShop && visitor?.kind === 'customer' && <GuestMerge />}
      {isInShop && <CartPanelHost />}
    </>
  )
}

function SessionAcrossTabs({ visitor }: { visitor: string }) {
  useSessionAcrossTabs(visitor)
  return null
}
