import { useRef } from 'react'
import type { Replacement, Selection } from './format-text.ts'

/** The text field and what can be done to it from outside; `onWrite` receives what it then holds. */
export function useTextArea(onWrite: (content: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null)

  function write({ start, end, text }: Replacement) {
    if (!area.current) return
    area.current.focus()
    area.current.setSelectionRange(start, end)
    // Deprecated and without a successor: only what is written this way can be taken back with Ctrl+Z.
    if (!document.execCommand('insertText', false, text)) area.current.setRangeText(text, start, end)
    area.current.setSelectionRange(start, start + text.length)
    onWrite(area.current.value)
  }

  const selection = (): Selection => ({
    start: area.current?.selectionStart ?? 0,
    end: area.current?.selectionEnd ?? 0,
  })

  return { area, write, selection }
}
