import { useCallback, useState } from 'react'

/** Some fields anew; by a function where they depend on what is there, since several changes may come before the next drawing. */
type Change<Draft> = Partial<Draft> | ((before: Draft) => Partial<Draft>)

/** What is typed into a form before it is sent. `saved` is what the form begins with, and what a change is compared with. */
export function useDraft<Draft extends object>(saved: Draft) {
  const [draft, replace] = useState(saved)
  const change = useCallback(
    (changed: Change<Draft>) =>
      replace((before) => ({ ...before, ...(typeof changed === 'function' ? changed(before) : changed) })),
    [],
  )
  return { draft, change, replace, isDirty: JSON.stringify(draft) !== JSON.stringify(saved) }
}
