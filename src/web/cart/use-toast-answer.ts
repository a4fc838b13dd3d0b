import { useEffect, useRef } from 'react'
import { type ToastMessage, toast } from '../ui/toast/toast-store.ts'

/** Says what the server answered, once per answer. */
export function useToastAnswer(answer: { toast: ToastMessage | null } | undefined): void {
  const said = useRef<unknown>(undefined)
  useEffect(() => {
    if (!answer || said.current === answer) return
    said.current = answer
    if (answer.toast) toast(answer.toast)
  }, [answer])
}
