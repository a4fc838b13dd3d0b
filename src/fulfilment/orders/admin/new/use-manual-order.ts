import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '#ui/form/use-draft.ts'
import { emptyLine, type GivenCustomer, type LineInput, type ManualOrderInput } from './manual-order-input.ts'

const KEY = 'lume_hand_order'

interface Circumstances {
  /** What the server answered to a form without a script is newer than any draft. */
  isAnswered: boolean
  /** A draft that was begun for somebody else stays where it is until this form is edited. */
  customer: GivenCustomer | null
}

/** What is typed, kept in this tab: a reload, a lost connection or a session that ended loses none of it. */
export function useManualOrder(given: ManualOrderInput, { isAnswered, customer }: Circumstances) {
  const { draft: input, change: write, replace } = useDraft(given)
  const [isEdited, setEdited] = useState(false)

  const begunFor = JSON.stringify(customer)

  useEffect(() => {
    const draft = isAnswered ? null : readDraft(begunFor)
    if (draft) replace(draft)
  }, [isAnswered, begunFor, replace])

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
    /** Begins again, under a key of its own. */
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

/** Null where nothing is kept for this customer; what an older version of the form kept is dropped. */
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

/** Changes with the fields. */
const FORM = 4

function writeDraft(input: ManualOrderInput | null, begunFor = NOBODY): void {
  try {
    if (input) sessionStorage.setItem(KEY, JSON.stringify({ ...input, form: FORM, begunFor }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}
