import { useCallback, useRef } from 'react'
import { useFetcher } from 'react-router'
import { offerUndo } from '#ui/admin/undo-offer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { MaterialAnswer } from './materials-action.server.ts'

/** A form about a material: it offers to take back what was written, and says which field was wrong. */
export function useMaterialForm(
  failed: string,
  { clears = true, onSaved }: { clears?: boolean; onSaved?: () => void } = {},
) {
  const fetcher = useFetcher<MaterialAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const answered = useCallback(
    ({ ok, undo }: MaterialAnswer) => {
      if (undo) offerUndo(undo)
      if (!ok) return
      onSaved?.()
      if (clears) form.current?.reset()
    },
    [clears, onSaved],
  )
  useToastAnswer(fetcher.data, answered, failed)
  const { data, state, Form } = fetcher
  const errorOf = (field: string) => (data && !data.ok && data.field === field ? data.toast?.text : undefined)
  return { Form, form, answer: data, errorOf, isBusy: state !== 'idle' }
}
