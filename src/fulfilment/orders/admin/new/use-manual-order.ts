import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '#ui/form/use-draft.ts'
import { emptyLine, type GivenCustomer, type LineInput, type ManualOrderInput } from './manual-order-input.ts'

const KEY = 'lume_hand_order'

/**
 * Keeps the form's input in this tab across reloads, lost connections and expired sessions. Another
 * customer's draft stays stored until this form is edited.
 */
export function useManualOrder(initialInput: ManualOrderInput, customer: GivenCustomer | null) {
  const { draft: input, change: write, replace } = useDraft(initialInput)
  const [isEdited, setEdited] = useState(false)

  const begunFor = JSON.stringify(customer)

  useEffect(() => {
    const draft = readDraft(begunFor)
    if (draft) replace(draft)
  }, [begunFor, replace])

  useEffect(() => {
    if (isEdited) writeDraft(input, begunFor)
  }, [input, isEdited, begunFor])

  const change = useCallback(
    (changes: Parameters<typeof write>[0]) => {
      write(changes)
      setEdited(true)
    },
    [write],
  )

  return {
    input,
    edit: change,
    editLine: useCallback(
      (position: number, edited: (line: LineInput) => LineInput) =>
        change(({ lines }) => ({ lines: lines.map((line, at) => (at === position ? edited(line) : line)) })),
      [change],
    ),
    addLine: useCallback(() => change(({ lines }) => ({ lines: [...lines, emptyLine] })), [change]),
    removeLine: useCallback(
      (position: number) => change(({ lines }) => ({ lines: lines.filter((_, at) => at !== position) })),
      [change],
    ),
    restart: useCallback(
      (fresh: ManualOrderInput) => {
        writeDraft(null)
        setEdited(false)
        replace(fresh)
      },
      [replace],
    ),
  }
}

export type ManualOrderForm = ReturnType<typeof useManualOrder>

/** Null if there is no draft for this customer. Drafts of older form versions are discarded. */
function readDraft(customer: string): ManualOrderInput | null {
  try {
    const { form, begunFor, ...draft } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const isMeant = customer === NOBODY || customer === begunFor
    return form === FORM && isMeant ? draft : null
  } catch {
    return null
  }
}

const NOBODY = JSON.stringify(null)

/** Increment when the form's fields change. */
const FORM = 4

function writeDraft(input: ManualOrderInput | null, begunFor = NOBODY): void {
  try {
    if (input) sessionStorage.setItem(KEY, JSON.stringify({ ...input, form: FORM, begunFor }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage may be unavailable; the draft then ends with the page.
  }
}
