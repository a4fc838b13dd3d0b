import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AuthAnswer } from '#web/accounts/access/auth-answer.ts'
import { useCountdown } from '#web/accounts/access/use-countdown.ts'
import { readLocal, writeLocal } from '#web/kit/browser/local-storage.ts'

/** Holds when a confirmation mail was last asked for in any tab. */
const KEY = 'lume_resend'

/**
 * Seconds until another mail may be asked for: what the page was loaded with, or what the server said since, whichever is
 * newer. Another tab's press is noticed, and the server asked again: both tabs wait for the same mail.
 */
export function useResendCountdown(
  { secondsLeft, sentAt }: { secondsLeft: number; sentAt: number },
  answer: AuthAnswer | undefined,
): number {
  const { revalidate } = useRevalidator()
  const [latest, setLatest] = useState({ seconds: secondsLeft })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail may leave as many seconds as the one before
  useEffect(() => setLatest({ seconds: secondsLeft }), [secondsLeft, sentAt])
  useEffect(() => {
    if (answer?.secondsLeft === undefined) return
    setLatest({ seconds: answer.secondsLeft })
    if (answer.ok) writeLocal(KEY, String(Number(readLocal(KEY)) + 1))
  }, [answer])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY) revalidate()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [revalidate])
  return useCountdown(latest.seconds, latest)
}
