import { useEffect, useRef } from 'react'
import type { FormAnswer } from '#ui/form/form-answer.ts'

/** What the server says of one uploaded file. */
export type UploadAnswer =
  | { ok: true; productName: string; version: number }
  /** The sentence of the refusal; null for a surprise, which each page words in its own way. */
  | { ok: false; error: string | null }

/** What it says of a change to the images that are there. */
export type ImageAnswer = FormAnswer<{ version: number }>

/** Tells an open form of the product's new version, once per answer. */
export function useVersionAnswer(
  answer: ImageAnswer | undefined,
  onVersion: ((version: number) => void) | undefined,
): void {
  const last = useRef<ImageAnswer>(undefined)
  useEffect(() => {
    if (!answer || last.current === answer) return
    last.current = answer
    if (answer.version !== undefined) onVersion?.(answer.version)
  }, [answer, onVersion])
}
