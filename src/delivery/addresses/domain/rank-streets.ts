import { foldText } from '#platform/domain/fold-text.ts'
import { streetWords } from './street-words.ts'

/** Matches in the street name outrank matches in the neighbourhood. */
const NEIGHBOURHOOD_PENALTY = 0.15

type Candidate = { readonly street: string; readonly neighborhood: string; readonly weight: number }

function mismatch(words: readonly string[], { street, neighborhood }: Candidate): number | null {
  const ofStreet = foldText(street).split(' ')
  const ofNeighborhood = foldText(neighborhood).split(' ')
  let total = 0
  for (const [position, word] of words.entries()) {
    const compare = position === words.length - 1 ? startMismatch : wordMismatch
    const inStreet = Math.min(...ofStreet.map((candidate) => compare(word, candidate)))
    const inNeighborhood = Math.min(...ofNeighborhood.map((candidate) => compare(word, candidate)))
    if (Math.min(inStreet, inNeighborhood) > TOLERANCE) return null
    total += Math.min(inStreet, inNeighborhood + NEIGHBOURHOOD_PENALTY)
  }
  // On a tie, the street with fewer other words wins.
  const unasked = Math.max(0, streetWords(street).words.length - words.length)
  return total / words.length + unasked * 0.02
}

export function rankStreets<Street extends Candidate>(
  words: readonly string[],
  candidates: readonly Street[],
): Street[] {
  return candidates
    .map((street) => ({ street, mismatch: mismatch(words, street) }))
    .filter((entry): entry is { street: Street; mismatch: number } => entry.mismatch !== null)
    .toSorted((a, b) => a.mismatch - b.mismatch || b.street.weight - a.street.weight)
    .map(({ street }) => street)
}

/** True if at least half the significant words of the shorter name occur in the other, allowing typos. */
export function namesAgree(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  if (shorter.length === 0) return false
  const matches = shorter.filter((word) => longer.some((other) => wordMismatch(word, other) <= TOLERANCE))
  return matches.length * 2 >= shorter.length
}

const MAX_PHRASES = 16

const SMALL_WORDS = /\b(?:d[aeo]s?|e) /g

export function likelyPhrases(words: readonly (readonly string[])[]): string[] {
  const spellings = words.map((some) => [...some])
  while (countPhrases(spellings) > MAX_PHRASES) {
    const most = Math.max(...spellings.map(({ length }) => length))
    spellings.findLast(({ length }) => length === most)?.pop()
  }
  return spellings
    .reduce<string[]>(
      (phrases, some) =>
        phrases.flatMap((phrase) => some.map((word) => (phrase === '' ? word : `${phrase} ${word}`))),
      [''],
    )
    .map((phrase) => phrase.replace(SMALL_WORDS, ''))
}

const countPhrases = (words: readonly string[][]) => words.reduce((count, some) => count * some.length, 1)

const ALTERNATIVES = 5

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

/** Up to three wrong letters in ten ('volutarios', 'agusta') count as a typo. */
const TOLERANCE = 0.3

/** Damerau-Levenshtein distance (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        swapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[b.length] as number
}

export function wordMismatch(typed: string, word: string): number {
  return editDistance(typed, word) / Math.max(typed.length, word.length)
}

/** Like `wordMismatch`, but 'volunt' matches the unfinished 'voluntarios'. */
export function startMismatch(typed: string, word: string): number {
  if (word.length <= typed.length) return wordMismatch(typed, word)
  const starts = [0, 1].map((extra) => wordMismatch(typed, word.slice(0, typed.length + extra)))
  return Math.min(...starts, wordMismatch(typed, word))
}
