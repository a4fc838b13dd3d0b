import { type FormEvent, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { readPriceChange, readPriceChangeInput } from '#domain/catalogue/editing/read-price-change.ts'

const TYPING_PAUSE_MS = 500

/** What a GET form needs to ask by itself once something is typed that makes sense; half a number is left alone. */
export function usePreviewAfterPause() {
  const submit = useSubmit()
  const pause = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(pause.current), [])
  const stop = () => window.clearTimeout(pause.current)
  return {
    onSubmit: stop,
    onInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
      stop()
      const typed = new URLSearchParams([...new FormData(form)] as [string, string][])
      if (readPriceChange(readPriceChangeInput(typed)) === null) return
      pause.current = window.setTimeout(
        () => void submit(form, { replace: true, preventScrollReset: true }),
        TYPING_PAUSE_MS,
      )
    },
  }
}
