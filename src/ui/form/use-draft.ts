import { useCallback, useState } from 'react'

/** Use a function if the change depends on the current draft: several changes may precede the next render. */
type Change<Draft> = Partial<Draft> | ((before: Draft) => Partial<Draft>)

export function useDraft<Draft extends object>(saved: Draft) {
  const [draft, replace] = useState(saved)
  const change = useCallback(
    (changed: Change<Draft>) =>
      replace((before) => ({ ...before, ...(typeof changed === 'function' ? changed(before) : changed) })),
    [],
  )
  return { draft, change, replace, isDirty: JSON.stringify(draft) !== JSON.stringify(saved) }
}
