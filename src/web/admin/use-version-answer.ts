import { useEffect, useRef } from 'react'
import type { ImageAnswer } from './image-answers.ts'

/** Tells an open form of the product's new version, once per answer. */
export function useVersionAnswer(
  answer: ImageAnswer | undefined,
  onVersion: ((version: number) => void) | undefined,
): void {
  const told = useRef<ImageAnswer>(undefined)
  useEffect(() => {
    if (!answer || told.current === answer) return
    told.current = answer
    if (answer.version !== undefined) onVersion?.(answer.version)
  }, [answer, onVersion])
}
