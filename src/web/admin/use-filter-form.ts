import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

const TYPING_PAUSE_MS = 300

/**
 * A GET form whose choices take effect at once, and typing after a short pause. `addressOf` makes the address of what is
 * typed; `current` is the present one.
 */
export function useFilterForm(current: string, addressOf: (typed: URLSearchParams) => string) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<number>(undefined)
  const applied = useRef(current)

  // The fields follow the address when it changes by other means (the back button, a column's head), but never take a
  // letter away from somebody who types on while an earlier list arrives.
  useEffect(() => {
    if (applied.current === current) return
    applied.current = current
    const values = new URL(current, document.baseURI).searchParams
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement) field.value = values.get(field.name) ?? ''
      if (field instanceof HTMLSelectElement)
        field.value = values.get(field.name) ?? field.options[0]?.value ?? ''
    }
  }, [current])

  useEffect(() => () => window.clearTimeout(typing.current), [])

  function apply({ replace = false } = {}) {
    window.clearTimeout(typing.current)
    if (!form.current) return
    applied.current = addressOf(new URLSearchParams([...new FormData(form.current)] as [string, string][]))
    navigate(applied.current, { replace, preventScrollReset: true })
  }

  return {
    form,
    apply: () => apply(),
    applyAfterPause() {
      window.clearTimeout(typing.current)
      typing.current = window.setTimeout(apply, TYPING_PAUSE_MS, { replace: true })
    },
    submit(event: FormEvent) {
      event.preventDefault()
      apply()
    },
  }
}
