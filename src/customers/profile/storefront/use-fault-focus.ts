import { type RefObject, useEffect, useRef } from 'react'
import type { TypedProfile } from '#customers/profile/domain/profile-form.ts'
import { firstFault, type ProfileAnswer, type ProfileFaults } from './profile-answer.ts'

/** Brings the first refused field to the visitor: `onFault` may have to show it first, and the focus waits until it did. */
export function useFaultFocus(
  form: RefObject<HTMLFormElement | null>,
  answer: ProfileAnswer | undefined,
  onFault?: (field: keyof TypedProfile) => void,
): void {
  const handled = useRef<ProfileAnswer | undefined>(undefined)
  const isWaiting = useRef(false)
  useEffect(() => {
    const field = firstFault(answer)
    if (handled.current !== answer) {
      handled.current = answer
      isWaiting.current = field !== null
      if (field) onFault?.(field)
    }
    if (!isWaiting.current || !form.current) return
    const control = shownControl(form.current, answer?.faults ?? {})
    if (!control) return
    isWaiting.current = false
    control.focus()
  })
}

/** The first in the order of the page, among those that can be seen. */
function shownControl(form: HTMLFormElement, faults: ProfileFaults): HTMLElement | undefined {
  return ([...form.elements] as HTMLInputElement[]).find(
    (control) => control.name in faults && control.offsetParent !== null,
  )
}
