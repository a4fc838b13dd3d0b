import { useEffect, useId, useRef } from 'react'
import { actionFailed } from '#platform/copy/failures.ts'
import { notifyOtherTabs } from '#ui/browser/other-tabs.ts'
import { failureWords, isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts'
import type { FormAnswer } from './form-answer.ts'
import { unshownAnswers } from './unshown-answers.ts'

/** The form's message for failed requests; a function of the intent if several forms share a URL. */
export type FailureWords = Words | ((tried: string) => Words)

type Words = string | Omit<ToastMessage, 'tone'>

/** Shows each answer once. A failed request counts as a refusal with the message `failed`. */
export function useToastAnswer<Given extends FormAnswer>(
  answer: Given | undefined,
  onAnswer?: (answer: Given) => void,
  failed: FailureWords = actionFailed,
  about?: string,
): void {
  const attemptId = useId() + about
  // A keyed fetcher may still hold the answer from an earlier visit.
  const last = useRef<unknown>(answer)
  useEffect(() => {
    if (!answer || last.current === answer) return
    last.current = answer
    unshownAnswers.delete(answer)
    if (isFailedAnswer(answer)) {
      const own = typeof failed === 'function' ? failed(answer.tried) : failed
      const words: Words = failureWords(answer, own)
      toast({
        about,
        tried: attemptId,
        ...(typeof words === 'string' ? { ...actionFailed, text: words } : words),
        tone: 'destructive',
      })
    } else if (answer.toast) toast({ about, tried: attemptId, ...answer.toast })
    if (answer.ok) notifyOtherTabs()
    onAnswer?.(answer)
  }, [answer, onAnswer, failed, about, attemptId])
}
