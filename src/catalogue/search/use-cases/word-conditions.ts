import { type SQL, sql } from 'drizzle-orm'
import { type Alternatives, oneLetterAway } from '#catalogue/search/domain/search-words.ts'
import { foldText } from '#platform/domain/fold-text.ts'

/** As a whole word or its beginning; as letters within one where no candle has that; else with one letter forgiven. */
export type HowFound = 'words' | 'letters' | 'near'

export interface SearchedWord {
  words: Alternatives
  how: HowFound
  /** False where it is known that no collection is called so: the candles alone are cheaper to ask. */
  isCollection?: boolean
}

export const allOf = (...conditions: SQL[]) => sql.join(conditions, sql` and `)
export const anyOf = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`

/** By its stem: 'flores' finds 'flor', and 'sandalo' 'Sândalo'. */
const stemsOf = (word: string) => sql`plainto_tsquery('shop_search', ${word}::text)`

const inCollection = (condition: SQL) =>
  sql`category_id in (select id from categories where active and ${condition})`

/** Letters and digits only, so that nothing in it is a wildcard. */
const begins = (text: SQL, word: string) => sql`${text} like '% ' || ${foldText(word)}::text || '%'`
const beginsInName = (word: string) => begins(sql`' ' || sort_name`, word)
const oneOfStems = (words: Alternatives) => sql`(${sql.join(words.map(stemsOf), sql` || `)})`
const hasStems = (words: Alternatives) => sql`stems @@ ${oneOfStems(words)}`
const namedBy = (words: Alternatives) => sql`to_tsvector('shop_search', name) @@ ${oneOfStems(words)}`

/** As a whole word anywhere, or as the beginning of one where the candle is named: 'cha' is not in 'chama'. */
export function hasWord(words: Alternatives): SQL[] {
  const [word] = words
  const collection = inCollection(collectionCalled.words(words))
  if (!foldText(word)) return [hasStems(words), collection]
  return [hasStems(words), begins(sql`labels`, word), collection]
}

/** 3 where all words are whole in the name, 2 in what it is called, 1 in what is told of it, 0 for beginnings, synonyms. */
export function foundIn(terms: readonly SearchedWord[]): SQL {
  if (terms.some(({ how }) => how !== 'words')) return sql`0`
  const all = (condition: (stems: SQL) => SQL) =>
    allOf(...terms.map(({ words: [word] }) => condition(stemsOf(word))))
  return sql`case when ${all((stems) => sql`ts_filter(label_stems, '{a}') @@ ${stems}`)} then 3
    when ${all((stems) => anyOf(sql`label_stems @@ ${stems}`, inCollection(sql`to_tsvector('shop_search', name) @@ ${stems}`)))} then 2
    when ${all((stems) => sql`stems @@ ${stems}`)} then 1 else 0 end`
}

/** Within words too, case and accents aside. The searcher's % and _ are plain characters, not wildcards. */
const letters = (word: string) =>
  sql`like '%' || regexp_replace(shop_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

export function holdsLetters([word]: Alternatives): SQL[] {
  const held = letters(word)
  return [sql`folded ${held}`, sql`labels ${held}`, inCollection(collectionCalled.letters([word]))]
}

/** No index knows fewer than three letters in a row: for them every description is read. */
export const hasIndexedLetters = ([word]: Alternatives): boolean => /[a-z0-9]{3}/.test(foldText(word))

/** One letter is forgiven in what a candle is called only: in a description nearly every short word has a neighbour. */
function nearlyHasWord([word]: Alternatives): SQL[] {
  return [sql`labels ~ ${oneLetterAway(word)}::text`, inCollection(collectionCalled.near([word]))]
}

/** Whether the row of `categories` is called so. */
const collectionCalled: Record<HowFound, (words: Alternatives) => SQL> = {
  words: (words) =>
    foldText(words[0]) ? anyOf(namedBy(words), begins(sql`' ' || sort_name`, words[0])) : namedBy(words),
  letters: ([word]) => sql`sort_name ${letters(word)}`,
  near: ([word]) => sql`sort_name ~ ${oneLetterAway(word)}::text`,
}

/** For each word whether a collection is called so, as one row of `called`. */
export const collectionsCalled = (terms: readonly SearchedWord[]): SQL =>
  sql`select array[${sql.join(
    terms.map(
      ({ words, how }) =>
        sql`exists (select from categories where active and ${collectionCalled[how](words)})`,
    ),
    sql`, `,
  )}] as called`

/** The ways in which a candle can have the word; the last one is by its collection. */
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
