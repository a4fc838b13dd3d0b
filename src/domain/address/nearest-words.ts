import { startMismatch, TOLERANCE, wordMismatch } from './word-distance.ts'

const ALTERNATIVES = 5

/** Of the words that look alike, those that the typed one may have meant, nearest first. */
export function nearestWords(
  typed: string,
  lookAlikes: readonly string[],
  { isUnfinished }: { isUnfinished: boolean },
): string[] {
  const compare = isUnfinished ? startMismatch : wordMismatch
  return lookAlikes
    .map((word) => ({ word, mismatch: compare(typed, word) }))
    .filter(({ mismatch }) => mismatch <= TOLERANCE)
    .toSorted((a, b) => a.mismatch - b.mismatch)
    .slice(0, ALTERNATIVES)
    .map(({ word }) => word)
}
