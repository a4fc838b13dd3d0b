import { useEffect, useRef, useState } from 'react'
import { emailConfirmationCopy } from '#copy/confirmation.ts'
import { callFunction } from '#web/kit/call-function.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import type { ConfirmationAnswer } from './confirmation-answer.ts'

/**
 * Posts the token of the page's address, once: looking at the page must never use a token up, since mail programs look
 * at every link. Null while the answer is on its way.
 */
export function useConfirmation(
  token: string | null,
  known: ConfirmationAnswer | null,
): ConfirmationAnswer | null {
  const [answer, setAnswer] = useState(known)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    const settle = (answer: ConfirmationAnswer) => {
      setAnswer(answer)
      showToast(answer)
    }
    if (known) showToast(known)
    else if (token) verify(token).then(settle)
  }, [token, known])
  return answer
}

async function verify(token: string): Promise<ConfirmationAnswer> {
  const called = await callFunction<ConfirmationAnswer>('verify-email-token', { token })
  if (called.ok) return called.body
  return { success: false, error: called.error ?? emailConfirmationCopy.failed }
}

function showToast(answer: ConfirmationAnswer): void {
  if (answer.success) toast(emailConfirmationCopy.confirmedToast)
  else toast({ title: emailConfirmationCopy.failedToast, text: answer.error, tone: 'destructive' })
}
