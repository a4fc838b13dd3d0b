import { normaliseName } from '#platform/domain/names.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { MAX_REVIEW_WORDS, type ReviewDraft } from './review.ts'

export type DraftRefusal = Refusal<'stars-missing' | 'words-too-long'>

export function normaliseReview(typed: ReviewDraft): Ok<ReviewDraft> | DraftRefusal {
  if (!Number.isInteger(typed.stars) || typed.stars < 1 || typed.stars > 5) return refuse('stars-missing')
  const words = normaliseParagraphs(typed.words)
  if (words.length > MAX_REVIEW_WORDS) return refuse('words-too-long')
  return ok({ ...typed, words })
}

/** Keeps line breaks, collapses empty lines, and removes control and bidirectional characters. */
export function normaliseParagraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** 'Marina de Souza Lima' becomes 'Marina L.', which does not identify her. */
export function publicName(fullName: string): string | null {
  const words = normaliseName(fullName)
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word))
  const [first] = words
  if (!first) return null
  const last = words.length > 1 ? words.at(-1) : undefined
  const shown = first.slice(0, 30)
  return last ? `${shown} ${[...last][0]?.toLocaleUpperCase('pt-BR')}.` : shown
}
