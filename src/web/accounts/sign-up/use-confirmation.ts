import { useCallback, useEffect, useRef, useState } from 'react'
import { emailConfirmationCopy } from '#copy/account/confirmation.ts'
import { callFunction } from '#web/kit/browser/call-function.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import type { ConfirmationAnswer } from './confirmation-answer.ts'

/**
 * Posts the token of the page's address, once: looking at the page must never use a token up, since mail programs look
 * at every link. Null while the answer is on its way; `retry` where the shop has not decided anything about the token.
 */
export function useConfirmation(token: string | null, known: ConfirmationAnswer | null) {
  const [answer, setAnswer] = useState<ConfirmationAnswer | 'lost' | null>(known)
  const hasAsked = useRef(false)
  const ask = useCallback(async () => {
    if (!token) return
    setAnswer(null)
    const next = await verify(token)
    setAnswer(next)
    showToast(next)
  }, [token])
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    if (known) showToast(known)
    else void ask()
  }, [known, ask])
  return answer === 'lost' ? { answer: lost, retry: ask } : { answer, retry: null }
}

const lost: ConfirmationAnswer = { success: false, error: emailConfirmationCopy.lost }

async function verify(token: string): Promise<ConfirmationAnswer | 'lost'> {
  const called = await callFunction<ConfirmationAnswer>('verify-email-token', { token })
  if (called.ok) return called.body
  if (called.status === 0 || called.status >= 500) return 'lost'
  return { success: false, error: called.error ?? emailConfirmationCopy.failed }
}

function showToast(next: ConfirmationAnswer | 'lost'): void {
  const answer = next === 'lost' ? lost : next
  if (answer.success) toast(emailConfirmationCopy.confirmedToast)
  else toast({ title: emailConfirmationCopy.failedToast, text: answer.error, tone: 'destructive' })
}
