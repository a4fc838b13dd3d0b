/** A word may be wrong by three letters in ten ('volutarios', 'agusta'); more is another word. */
export const TOLERANCE = 0.3

/** How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[b.length] as number
}

/** The share of the word that is wrong: 0 is the same word, 1 is a different one. */
export function wordMismatch(typed: string, word: string): number {
  return editDistance(typed, word) / Math.max(typed.length, word.length)
}

/** As `wordMismatch`, for a word that may not be finished: 'volunt' is no mistake for 'voluntarios'. */
export function startMismatch(typed: string, word: string): number {
  if (word.length <= typed.length) return wordMismatch(typed, word)
  const starts = [0, 1].map((extra) => wordMismatch(typed, word.slice(0, typed.length + extra)))
  return Math.min(...starts, wordMismatch(typed, word))
}
