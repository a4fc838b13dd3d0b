import { type RefObject, useEffect, useRef } from 'react'
import type { TypedProfile } from '#customers/profile/domain/profile-form.ts'
import { firstFault, type ProfileAnswer, type ProfileFaults } from './profile-answer.ts'

/** Focuses the first invalid field. `onFault` may have to reveal it first, so the focus waits. */
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

function shownControl(form: HTMLFormElement, faults: ProfileFaults): HTMLElement | undefined {
  return ([...form.elements] as HTMLInputElement[]).find(
    (control) => control.name in faults && control.offsetParent !== null,
  )
}
