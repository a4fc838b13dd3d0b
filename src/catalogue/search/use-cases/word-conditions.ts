import { type SQL, sql } from 'drizzle-orm'
import { type Alternatives, oneLetterAway } from '#catalogue/search/domain/search-words.ts'
import { foldText } from '#platform/domain/fold-text.ts'

/** `words`: whole word or prefix. `letters`: substring, if no candle has the word. `near`: one typo. */
export type HowFound = 'words' | 'letters' | 'near'

export interface SearchedWord {
  words: Alternatives
  how: HowFound
  /** False if no collection has this name, which makes the query cheaper. */
  isCollection?: boolean
}

export const allOf = (...conditions: SQL[]) => sql.join(conditions, sql` and `)
export const anyOf = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`

/** Matches stems: 'flores' finds 'flor', and 'sandalo' finds 'Sândalo'. */
const findStems = (word: string) => sql`plainto_tsquery('shop_search', ${word}::text)`

const inCollection = (condition: SQL) =>
  sql`category_id in (select id from categories where active and ${condition})`

const begins = (text: SQL, word: string) => sql`${text} like '% ' || ${foldText(word)}::text || '%'`
const beginsInName = (word: string) => begins(sql`' ' || sort_name`, word)
const oneOfStems = (words: Alternatives) => sql`(${sql.join(words.map(findStems), sql` || `)})`
const hasStems = (words: Alternatives) => sql`stems @@ ${oneOfStems(words)}`
const namedBy = (words: Alternatives) => sql`to_tsvector('shop_search', name) @@ ${oneOfStems(words)}`

/** A whole word anywhere, or a prefix in the labels, so that 'cha' does not match 'chama'. */
export function hasWord(words: Alternatives): SQL[] {
  const [word] = words
  const collection = inCollection(collectionCalled.words(words))
  if (!foldText(word)) return [hasStems(words), collection]
  return [hasStems(words), begins(sql`labels`, word), collection]
}

/**
 * Rank: 3 if all words are in the name, 2 in the labels, 1 in the descriptions, 0 for prefixes and
 * synonyms.
 */
export function foundIn(terms: readonly SearchedWord[]): SQL {
  if (terms.some(({ how }) => how !== 'words')) return sql`0`
  const all = (condition: (stems: SQL) => SQL) =>
    allOf(...terms.map(({ words: [word] }) => condition(findStems(word))))
  return sql`case when ${all((stems) => sql`ts_filter(label_stems, '{a}') @@ ${stems}`)} then 3
    when ${all((stems) => anyOf(sql`label_stems @@ ${stems}`, inCollection(sql`to_tsvector('shop_search', name) @@ ${stems}`)))} then 2
    when ${all((stems) => sql`stems @@ ${stems}`)} then 1 else 0 end`
}

/** Substring match. Escapes % and _, which are wildcards in LIKE. */
const letters = (word: string) =>
  sql`like '%' || regexp_replace(shop_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

export function holdsLetters([word]: Alternatives): SQL[] {
  const matchesLetters = letters(word)
  return [
    sql`folded ${matchesLetters}`,
    sql`labels ${matchesLetters}`,
    inCollection(collectionCalled.letters([word])),
  ]
}

/** Trigram indexes need three letters in a row; shorter words scan every description. */
export const hasIndexedLetters = ([word]: Alternatives): boolean => /[a-z0-9]{3}/.test(foldText(word))

/** Typos are forgiven in labels only, because in descriptions nearly every short word has a near match. */
function nearlyHasWord([word]: Alternatives): SQL[] {
  return [sql`labels ~ ${oneLetterAway(word)}::text`, inCollection(collectionCalled.near([word]))]
}

const collectionCalled: Record<HowFound, (words: Alternatives) => SQL> = {
  words: (words) =>
    foldText(words[0]) ? anyOf(namedBy(words), begins(sql`' ' || sort_name`, words[0])) : namedBy(words),
  letters: ([word]) => sql`sort_name ${letters(word)}`,
  near: ([word]) => sql`sort_name ~ ${oneLetterAway(word)}::text`,
}

export const collectionsCalled = (terms: readonly SearchedWord[]): SQL =>
  sql`select array[${sql.join(
    terms.map(
      ({ words, how }) =>
        sql`exists (select from categories where active and ${collectionCalled[how](words)})`,
    ),
    sql`, `,
  )}] as called`

export const waysToHave = ({ words, how, isCollection = true }: SearchedWord): SQL[] =>
  isCollection ? waysOf[how](words) : waysOf[how](words).slice(0, -1)

const waysOf: Record<HowFound, (words: Alternatives) => SQL[]> = {
  words: hasWord,
  letters: holdsLetters,
  near: nearlyHasWord,
}

export const isInName: Record<HowFound, (word: string) => SQL> = {
  words: beginsInName,
  letters: (word) => sql`sort_name ${letters(word)}`,
  near: (word) => sql`sort_name ~ ${oneLetterAway(word)}::text`,
}
