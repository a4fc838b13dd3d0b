import { useEffect, useRef } from 'react'
import type { FormAnswer } from '#ui/form/form-answer.ts'

export type UploadAnswer =
  | { ok: true; productName: string; version: number }
  /** Refusal message; null for an unexpected error, which each page words itself. */
  | { ok: false; error: string | null }

export type ImageAnswer = FormAnswer<{ version: number }>

/** Passes the product's new version to an open form, once per answer. */
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
