import { foldText } from '#platform/domain/fold-text.ts'

const MAX_WORDS = 8
/** Shorter words have too many similar words to forgive a typo. */
const FORGIVEN_FROM = 4
/** Longer words make the regular expression slow in PostgreSQL, and no name contains them. */
const FORGIVEN_UP_TO = 24

const choosesNothing = new Set(
  (
    'vela velas velinha velinhas colecao linha aroma aromas cheiro perfume fragrancia aromatica aromaticas aromatizada ' +
    'aromatizadas perfumada perfumadas artesanal artesanais a o as os um uma de da do das dos e em no na com para pra por'
  ).split(' '),
)

/** All words must match, in any order: 'laranja canela' finds 'Canela & Laranja'. */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .filter((word) => word && !choosesNothing.has(foldText(word)))
    .slice(0, MAX_WORDS)
}

export type Alternatives = readonly [word: string, ...others: string[]]

const MAX_ALTERNATIVES = 6

/** Strips gender and number endings, so 'amadeiradas' equals 'amadeirado'. */
const findRoot = (word: string) => foldText(word).replace(/(?<=\w{3})(?:[aeo]s?|s)$/, '')

/** Parses lines such as 'dormir, sono = calma': a search for a left word also finds the right ones. */
export function withSynonyms(words: readonly string[], synonyms: string): Alternatives[] {
  const lines = synonyms.split('\n').map((line) => line.split('=').map(wordsOfList))
  return words.map((word) => {
    const root = findRoot(word)
    const otherLines = lines.flatMap(([askedWords = [], synonyms = []]) =>
      askedWords.some((askedWord) => findRoot(askedWord) === root) ? synonyms : [],
    )
    return [word, ...foreignSingular(word), ...otherLines.slice(0, MAX_ALTERNATIVES)]
  })
}

/** Singular of foreign plurals such as 'kits', which the Portuguese stemmer does not reduce. */
const foreignSingular = (word: string) => (/[b-df-hj-np-rt-z]s$/i.test(word) ? [word.slice(0, -1)] : [])

const wordsOfList = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/**
 * Unaccented regular expression for word beginnings with one typo: a letter changed, dropped, added or
 * swapped.
 */
export function oneLetterAway(word: string): string | null {
  const letters = foldText(word)
  if (letters.length < FORGIVEN_FROM || letters.length > FORGIVEN_UP_TO) return null
  if (!/^[a-z]+$/.test(letters)) return null
  const alternatives = new Set<string>()
  for (let at = 0; at <= letters.length; at++) {
    const [before, after] = [letters.slice(0, at), letters.slice(at)]
    if (at > 0) alternatives.add(`${before}.${after}`)
    if (!after) continue
    alternatives.add(`${before}.${after.slice(1)}`)
    alternatives.add(before + after.slice(1))
    if (after.length > 1) alternatives.add(`${before}${after[1]}${after[0]}${after.slice(2)}`)
  }
  return `\\m(?:${[...alternatives].join('|')})`
}
