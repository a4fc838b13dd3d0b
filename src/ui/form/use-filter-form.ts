import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { onStay } from '#ui/failures/failed-moves.ts'

const TYPING_PAUSE_MS = 300

/**
 * A GET form whose choices take effect at once, and typing after a short pause. `addressOf` makes the address of what
 * is typed; `current` is the present one, without its page.
 */
export function useFilterForm(current: string, addressOf: (typed: URLSearchParams) => string) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<number>(undefined)
  const typed = useRef('')
  const own = useRef(noPendingAddresses)
  const present = useRef(current)

  // Also for the first address: a browser that comes back to a page fills in what was chosen there last. Before the page
  // answers, or it would take away what is typed from then on.
  useLayoutEffect(() => {
    present.current = current
    const come = arrivedAt(own.current, current)
    own.current = come.own
    if (come.isOwn) return
    window.clearTimeout(typing.current)
    fillIn(form.current, new URL(current, document.baseURI).searchParams)
  }, [current])

  useEffect(() => () => window.clearTimeout(typing.current), [])

  useEffect(
    () =>
      onStay(() => {
        own.current = noPendingAddresses
        fillIn(form.current, new URL(present.current, document.baseURI).searchParams, { keepsText: true })
      }),
    [],
  )

  function apply({ replace = false } = {}): string {
    window.clearTimeout(typing.current)
    if (!form.current) return present.current
    const wanted = addressOf(new URLSearchParams([...new FormData(form.current)] as [string, string][]))
    own.current = withPending(own.current, wanted, present.current)
    navigate(wanted, { replace: replace || wanted === present.current, preventScrollReset: true })
    return wanted
  }

  return {
    form,
    apply: () => void apply(),
    applyAfterPause() {
      window.clearTimeout(typing.current)
      typing.current = window.setTimeout(() => {
        // One step back leads to before the typing, not to its every pause.
        typed.current = apply({ replace: typed.current === present.current })
      }, TYPING_PAUSE_MS)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      apply()
    },
  }
}

function fillIn(form: HTMLFormElement | null, values: URLSearchParams, { keepsText = false } = {}): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && !keepsText) field.value = values.get(field.name) ?? ''
    if (field instanceof HTMLSelectElement)
      field.value = values.get(field.name) ?? field.options[0]?.value ?? ''
  }
}

/** Addresses that a form asked for and has not seen yet: any other was chosen by Back or a link, and its fields follow that. */
type PendingAddresses = readonly string[]

export const noPendingAddresses: PendingAddresses = []

/** The form asks for `wanted`. Where the page is there already, nothing will come. */
export function withPending(own: PendingAddresses, wanted: string, current: string): PendingAddresses {
  return wanted === current ? noPendingAddresses : [...own.filter((address) => address !== wanted), wanted]
}

/** `current` has come. What was asked for before it was overtaken, and will not come any more. */
export function arrivedAt(own: PendingAddresses, current: string): { own: PendingAddresses; isOwn: boolean } {
  const place = own.indexOf(current)
  return place < 0 ? { own: noPendingAddresses, isOwn: false } : { own: own.slice(place + 1), isOwn: true }
}
