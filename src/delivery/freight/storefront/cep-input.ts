import type { ChangeEvent, ClipboardEvent } from 'react'
import { maskCep, parseCep, typeCep } from '#delivery/addresses/domain/cep.ts'

/** Keeps the caret position while masking; accepts any CEP spelling when pasted. */
export function cepInput(value: string, onText: (text: string) => void) {
  return {
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const { text, caret } = typeCep(value, target.value, target.selectionStart ?? target.value.length)
      // Sets the value directly, because React would move the caret to the end.
      if (target.value !== text) {
        target.value = text
        target.setSelectionRange(caret, caret)
      }
      onText(text)
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const cep = parseCep(event.clipboardData.getData('text'))
      if (!cep) return
      event.preventDefault()
      onText(maskCep(cep))
    },
  } as const
}
