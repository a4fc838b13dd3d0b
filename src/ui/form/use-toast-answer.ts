import { useEffect, useId, useRef } from 'react'
import { actionFailed } from '#platform/copy/failures.ts'
import { notifyOtherTabs } from '#ui/browser/other-tabs.ts'
import { failureWords, isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts'
import type { FormAnswer } from './form-answer.ts'
import { unshownAnswers } from './unshown-answers.ts'

/** The form's own words for a request that failed; where several forms share an address, by the intent that was sent. */
export type FailureWords = Words | ((tried: string) => Words)

/** A text alone stands under the usual title. */
type Words = string | Omit<ToastMessage, 'tone'>

/** Says each answer once; `onAnswer` may do more. A request that failed is a refusal with the form's words (`failed`). */
export function useToastAnswer<Given extends FormAnswer>(
  answer: Given | undefined,
  onAnswer?: (answer: Given) => void,
  failed: FailureWords = actionFailed,
  /** The product or order that was pressed: several answers may stand on the screen together. */
  about?: string,
): void {
  const tried = useId() + about
  // A fetcher with a key may still hold the answer of an earlier visit to the page.
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
        tried,
        ...(typeof words === 'string' ? { ...actionFailed, text: words } : words),
        ...(answer.failed === 'handled' ? { isUncertain: true } : { tone: 'destructive' }),
      })
    } else if (answer.toast) toast({ about, tried, ...answer.toast })
    if (answer.ok) notifyOtherTabs()
    onAnswer?.(answer)
  }, [answer, onAnswer, failed, about, tried])
}
