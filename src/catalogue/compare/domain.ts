import { plainNote } from '#catalogue/products/domain/scent-notes.ts'

/** More would not stand side by side on a phone. */
const MAX_COMPARED = 3
const MIN_COMPARED = 2

/** The candles that an address names, as `a,b` or one by one; each once. */
export const comparedSlugs = (typed: readonly string[]): string[] =>
  [...new Set(typed.flatMap((part) => part.split(',')).map((slug) => slug.trim()))]
    .filter(Boolean)
    .slice(0, MAX_COMPARED)

export const canCompare = (candles: readonly unknown[]) => candles.length >= MIN_COMPARED

/** Whether a note is in more than one of the candles, however it is capitalised. */
export function sharedNotes(candles: readonly (readonly string[])[]): (note: string) => boolean {
  const counts = new Map<string, number>()
  for (const notes of candles)
    for (const note of new Set(notes.map(plainNote))) counts.set(note, (counts.get(note) ?? 0) + 1)
  return (note) => (counts.get(plainNote(note)) ?? 0) > 1
}
