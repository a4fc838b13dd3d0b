import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { onStay } from '#ui/failures/failed-moves.ts'

const TYPING_PAUSE_MS = 300

/** Applies choices at once and typing after a pause. `current` is the current URL without its page number. */
export function useFilterForm(current: string, addressOf: (typed: URLSearchParams) => string) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<number>(undefined)
  const typed = useRef('')
  const own = useRef(noPendingAddresses)
  const present = useRef(current)

  // Browsers restore form fields when returning to a page. A layout effect, so that it never overwrites
  // new typing.
  useLayoutEffect(() => {
    present.current = current
    const arrival = arrivedAt(own.current, current)
    own.current = arrival.own
    if (arrival.isOwn) return
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
    const formAddress = addressOf(new URLSearchParams([...new FormData(form.current)] as [string, string][]))
    own.current = withPending(own.current, formAddress, present.current)
    navigate(formAddress, { replace: replace || formAddress === present.current, preventScrollReset: true })
    return formAddress
  }

  return {
    form,
    apply: () => void apply(),
    applyAfterPause() {
      window.clearTimeout(typing.current)
      typing.current = window.setTimeout(() => {
        // One step back undoes the whole typing, not just the last pause.
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

/**
 * URLs requested by the form and not reached yet. Any other URL comes from Back or a link, so the fields
 * follow it.
 */
type PendingAddresses = readonly string[]

export const noPendingAddresses: PendingAddresses = []

export function withPending(
  pending: PendingAddresses,
  wantedAddress: string,
  current: string,
): PendingAddresses {
  return wantedAddress === current
    ? noPendingAddresses
    : [...pending.filter((address) => address !== wantedAddress), wantedAddress]
}

/** Requests older than `current` were superseded and will never arrive. */
export function arrivedAt(
  pending: PendingAddresses,
  current: string,
): { own: PendingAddresses; isOwn: boolean } {
  const place = pending.indexOf(current)
  return place < 0
    ? { own: noPendingAddresses, isOwn: false }
    : { own: pending.slice(place + 1), isOwn: true }
}
