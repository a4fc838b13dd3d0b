import { foldText } from '#platform/domain/fold-text.ts'
import { searchWords } from './search-words.ts'

export interface ReadSearch {
  words: string[]
  size: string | null
  /** In reais, both limits inclusive. */
  atLeast: number | null
  atMost: number | null
  without: string[]
  /** True if the search contains 'sem cheiro'. Only unscented candles match then. */
  isScentless: boolean
}

const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu
const SCENT = /^(cheiro|perfume|aroma|fragrancia|essencia|odor)s?$/

const START = String.raw`(?<!\S)`
const MONEY = String.raw`(?:r\$\s*)?(\d{1,5}(?:[.,]\d{1,2})?)(?:\s*reais)?(?!\S)`
const rule = (text: string) => new RegExp(START + text, 'i')

const sizeRule = rule(String.raw`(\d{1,5})\s*(g|kg|ml)(?:r|ramas?)?(?!\S)`)
const rangeRule = rule(String.raw`(?:entre|de)\s+${MONEY}\s+(?:e|a|até)\s+${MONEY}`)
const atMostRule = rule(String.raw`(?:por )?(?:at[eé]|menos de|abaixo de|no máximo)\s+${MONEY}`)
const atLeastRule = rule(String.raw`(?:a partir de|acima de|mais de|no mínimo)\s+${MONEY}`)
/** 'R$ 80' and '80 reais' mean a maximum price. */
const budgetRule = rule(String.raw`(?:por )?(?=r\$|\d+([.,]\d+)? reais)${MONEY}`)
const withoutRule = rule(String.raw`sem\s+([^\s\d]+)`)

export function readSearch(search: string): ReadSearch {
  const typed = search.normalize('NFC')
  let rest = typed.replace(PICTURES, ' ').trim() || typed
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest)
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
    return match
  }
  const [, amount, unit] = take(sizeRule) ?? []
  const range = take(rangeRule)
  const atLeast = range?.[1] ?? take(atLeastRule)?.[1]
  const atMost = range?.[2] ?? take(atMostRule)?.[1] ?? take(budgetRule)?.at(-1)
  const refusedWords = [...takeAll(take)]
  return {
    words: searchWords(rest),
    size: amount && unit ? `${Number(amount)} ${unit.toLowerCase()}` : null,
    atLeast: reais(atLeast),
    atMost: reais(atMost),
    without: refusedWords.filter((word) => !SCENT.test(word)),
    isScentless: refusedWords.some((word) => SCENT.test(word)),
  }
}

function* takeAll(take: (pattern: RegExp) => RegExpExecArray | null) {
  for (let match = take(withoutRule); match; match = take(withoutRule)) {
    const word = foldText(match[1] ?? '')
    if (word) yield word
  }
}

const reais = (typed: string | undefined) => (typed === undefined ? null : Number(typed.replace(',', '.')))

export const asksForSomething = ({ words, size, atLeast, atMost, without, isScentless }: ReadSearch) =>
  words.length > 0 ||
  size !== null ||
  atLeast !== null ||
  atMost !== null ||
  without.length > 0 ||
  isScentless
