import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { guestCopy } from './guest-changes.ts'
import { subscribeToGuestStore } from './guest-store.ts'

/**
 * For a customer whose browser still holds a guest's things: merges them into the account, and tries again with the
 * next sign of life; the key keeps a second try, or a second tab, harmless.
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
