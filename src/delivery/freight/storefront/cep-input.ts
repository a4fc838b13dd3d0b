import type { ChangeEvent, ClipboardEvent } from 'react'
import { maskCep, parseCep, typeCep } from '#delivery/addresses/domain/cep.ts'

/** The handlers of a CEP field: the mask keeps the caret where it was, and a pasted CEP is taken in any of its spellings. */
export function cepInput(value: string, onText: (text: string) => void) {
  return {
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const { text, caret } = typeCep(value, target.value, target.selectionStart ?? target.value.length)
      // Written here, since React would put the caret at the end when it finds another value than was typed.
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
