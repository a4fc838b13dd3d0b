import { plainNote } from '#catalogue/products/domain/scent-notes.ts'

/** More columns do not fit on a phone. */
const MAX_COMPARED = 3
const MIN_COMPARED = 2

/** Accepts `a,b` or repeated parameters, and removes duplicates. */
export const comparedSlugs = (typed: readonly string[]): string[] =>
  [...new Set(typed.flatMap((part) => part.split(',')).map((slug) => slug.trim()))]
    .filter(Boolean)
    .slice(0, MAX_COMPARED)

export const canCompare = (candles: readonly unknown[]) => candles.length >= MIN_COMPARED

export function sharedNotes(candles: readonly (readonly string[])[]): (note: string) => boolean {
  const counts = new Map<string, number>()
  for (const notes of candles)
    for (const note of new Set(notes.map(plainNote))) counts.set(note, (counts.get(note) ?? 0) + 1)
  return (note) => (counts.get(plainNote(note)) ?? 0) > 1
}
