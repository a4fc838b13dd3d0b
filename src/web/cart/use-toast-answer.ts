import { useEffect, useRef } from 'react'
import { type ToastMessage, toast } from '../ui/toast/toast-store.ts'
import { tellOtherTabs } from './other-tabs.ts'

interface Answer {
  ok: boolean
  toast: ToastMessage | null
}

/** Says what the server answered, once per answer; `onAnswer` may do more. */
export function useToastAnswer<Given extends Answer>(
  answer: Given | undefined,
  onAnswer?: (answer: Given) => void,
  /** The product or order that was pressed: several answers may stand on the screen together. */
  about?: string,
): void {
  // A fetcher with a key may still hold the answer of an earlier visit to the page.
  const said = useRef<unknown>(answer)
  useEffect(() => {
    if (!answer || said.current === answer) return
    said.current = answer
    if (answer.toast) toast({ about, ...answer.toast })
    if (answer.ok) tellOtherTabs()
    onAnswer?.(answer)
  }, [answer, onAnswer, about])
}
