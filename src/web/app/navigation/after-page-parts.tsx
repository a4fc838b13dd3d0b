import { useMatches } from 'react-router'
import { useSessionAcrossTabs } from '#web/accounts/use-session-across-tabs.ts'
import { GuestMerge } from '#web/guest/guest-merge.tsx'
import { useRootData } from '#web/kit/use-root-data.ts'
import { MovingAbout } from './moving-about.tsx'

export function AfterPageParts() {
  const visitor = useRootData()?.visitor
  const isInShop = useMatches().some(({ id }) => id === 'shopFrame')
  return (
    <>
      <MovingAbout />
      {visitor && <SessionAcrossTabs visitor={visitor.kind === 'guest' ? '' : visitor.email} />}
      {isInShop && visitor?.kind === 'customer' && <GuestMerge />}
    </>
  )
}

function SessionAcrossTabs({ visitor }: { visitor: string }) {
  useSessionAcrossTabs(visitor)
  return null
}
