import { useEffect, useEffectEvent, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import type { AdminFrameData, AdminHandle } from '#web/admin/admin-handle.ts'
import type { BackOfficeCounts } from '#web/server/realtime/back-office-channel.ts'

/**
 * The menu's numbers as they are now. A page that says `follows` is loaded again when orders or notices changed and she is not
 * in the middle of something; a page with a form is left alone.
 */
export function useBackOfficeUpdates(loaded: AdminFrameData): BackOfficeCounts {
  const [received, setReceived] = useState<{ counts: BackOfficeCounts; over: AdminFrameData } | null>(null)
  const handle = useMatches().at(-1)?.handle as AdminHandle | undefined
  const { revalidate } = useRevalidator()
  const onCounts = useEffectEvent((counts: BackOfficeCounts) => {
    setReceived({ counts, over: loaded })
    return counts.waitingOrders !== loaded.waitingOrders || counts.openNotices !== loaded.openNotices
  })
  const refresh = useEffectEvent(() => void (handle?.follows && revalidate()))
  useEffect(() => follow(onCounts, refresh), [])
  // What came with a page is newer than what was received before it.
  return received?.over === loaded ? received.counts : loaded
}

/** Nobody waits for updates, so their script is fetched after the page. */
function follow(onCounts: (counts: BackOfficeCounts) => boolean, refresh: () => void): () => void {
  let isOver = false
  let end: (() => void) | undefined
  import('#web/kit/realtime/follow-back-office.ts').then(
    ({ followBackOffice }) => {
      if (!isOver) end = followBackOffice(onCounts, refresh)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    end?.()
  }
}
