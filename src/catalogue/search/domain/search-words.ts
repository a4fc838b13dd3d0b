import { foldText } from '#platform/domain/fold-text.ts'

const MAX_WORDS = 8
/** Shorter words have too many neighbours: one letter away from 'chá' is half the dictionary. */
const FORGIVEN_FROM = 4
/** No word of a name is longer, and the neighbours of a hundred letters keep PostgreSQL busy for seconds. */
const FORGIVEN_UP_TO = 24

/** Said of everything in the shop, or of nothing in particular: they choose nothing. */
const choosesNothing = new Set(
  (
    'vela velas velinha velinhas colecao linha aroma aromas cheiro perfume fragrancia aromatica aromaticas aromatizada ' +
    'aromatizadas perfumada perfumadas artesanal artesanais a o as os um uma de da do das dos e em no na com para pra por'
  ).split(' '),
)

/** Every word must be there, in whatever order: 'laranja canela' finds 'Canela & Laranja'. */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .filter((word) => word && !choosesNothing.has(foldText(word)))
    .slice(0, MAX_WORDS)
}

/** What a word is searched as, itself first. */
export type Alternatives = readonly [word: string, ...others: string[]]

const MAX_ALTERNATIVES = 6

/** Without its ending of gender and number: 'amadeiradas' is asked for as 'amadeirado' is. */
const rootOf = (word: string) => foldText(word).replace(/(?<=\w{3})(?:[aeo]s?|s)$/, '')

/** 'dormir, sono = calma' on a line of its own: who searches for one of the first finds what has one of the second. */
export function withSynonyms(words: readonly string[], synonyms: string): Alternatives[] {
  const lines = synonyms.split('\n').map((line) => line.split('=').map(wordsOfList))
  return words.map((word) => {
    const root = rootOf(word)
    const others = lines.flatMap(([asked = [], meant = []]) =>
      asked.some((one) => rootOf(one) === root) ? meant : [],
    )
    return [word, ...foreignSingular(word), ...others.slice(0, MAX_ALTERNATIVES)]
  })
}

/** 'kits' is no Portuguese plural, and its stem not that of 'kit'. */
const foreignSingular = (word: string) => (/[b-df-hj-np-rt-z]s$/i.test(word) ? [word.slice(0, -1)] : [])

const wordsOfList = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/**
 * A regular expression, in letters without accents, for the beginnings of words that are one letter away: changed,
 * dropped, added or swapped with its neighbour.
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
