import { useCallback, useState } from 'react'

/** Use a function if the change depends on the current draft: several changes may precede the next render. */
type Change<Draft> = Partial<Draft> | ((before: Draft) => Partial<Draft>)

export function useDraft<Draft extends object>(savedDraft: Draft) {
  const [draft, replace] = useState(savedDraft)
  const change = useCallback(
    (change: Change<Draft>) =>
      replace((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    [],
  )
  return { draft, change, replace, isDirty: JSON.stringify(draft) !== JSON.stringify(savedDraft) }
}
