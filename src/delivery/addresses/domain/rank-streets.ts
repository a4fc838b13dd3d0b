import { foldText } from '#platform/domain/fold-text.ts'
import { streetWords } from './street-words.ts'

/** The words of the street's name count before those of its neighbourhood. */
const NEIGHBOURHOOD_PENALTY = 0.15

type Candidate = { readonly street: string; readonly neighborhood: string; readonly weight: number }

/** How badly the words fit the street, 0 being perfectly; null when some word does not occur at all. */
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
  // Between two equal fits the street with nothing else in its name is meant.
  const unasked = Math.max(0, streetWords(street).words.length - words.length)
  return total / words.length + unasked * 0.02
}

/** Orders streets that were found by likeness of letters the way a person would; drops those that only look alike. */
export function rankStreets<Street extends Candidate>(
  words: readonly string[],
  candidates: readonly Street[],
): Street[] {
  return candidates
    .map((street) => ({ street, mismatch: mismatch(words, street) }))
    .filter((ranked): ranked is { street: Street; mismatch: number } => ranked.mismatch !== null)
    .toSorted((a, b) => a.mismatch - b.mismatch || b.street.weight - a.street.weight)
    .map(({ street }) => street)
}

/**
 * Whether two names may mean one street: at least half of the telling words of the shorter one occur in the other,
 * a slip of the finger allowed ('Av. Faria Lima' and 'Avenida Brigadeiro Faria Lima').
 */
export function namesAgree(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  if (shorter.length === 0) return false
  const found = shorter.filter((word) => longer.some((other) => wordMismatch(word, other) <= TOLERANCE))
  return found.length * 2 >= shorter.length
}

/** More ways to spell a name than this are not tried word by word. */
const MAX_PHRASES = 16

const SMALL_WORDS = /\b(?:d[aeo]s?|e) /g

/** Every way in which words may follow each other, when each has several spellings, the nearest first. */
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

/** A word may be wrong by three letters in ten ('volutarios', 'agusta'); more is another word. */
const TOLERANCE = 0.3

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
