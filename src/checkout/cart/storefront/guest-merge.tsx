import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { guestCopy } from './guest-changes.ts'
import { subscribeToGuestStore } from './guest-store.ts'

/**
 * Merges leftover guest data into the account and retries after failures. The merge key makes repeated
 * attempts harmless.
 */
export function GuestMerge() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const tryIt = () => {
      if (guestCopy())
        import('./merge-into-account.ts').then(
          ({ mergeIntoAccount }) => mergeIntoAccount(revalidate),
          () => undefined,
        )
    }
    tryIt()
    const unsubscribe = subscribeToGuestStore(tryIt)
    const signsOfLife = ['online', 'focus', 'pageshow'] as const
    for (const sign of signsOfLife) window.addEventListener(sign, tryIt)
    return () => {
      unsubscribe()
      for (const sign of signsOfLife) window.removeEventListener(sign, tryIt)
    }
  }, [revalidate])
  return null
}
