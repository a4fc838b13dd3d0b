/** Points, from the most beautiful to the smallest that is still read at arm's length. */
const SIZES = [22, 19, 16, 14, 12, 10.5, 9] as const
const MM_PER_POINT = 0.3528
/** Of an A6 sheet, what the words have to themselves. */
export const CARD_WIDTH_MM = 83
export const CARD_HEIGHT_MM = 96
const LINE_HEIGHT = 1.35

export type CardSize = (typeof SIZES)[number]

/** In ems of the card's letters, a little too wide rather than too narrow. */
function widthOf(character: string): number {
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.4
  if (/[WM@%—]/u.test(character)) return 1
  if (/[\p{Lu}mw]/u.test(character)) return 0.8
  return /[^\p{ASCII}\p{Script=Latin}]/u.test(character) ? 1 : 0.52
}

export function cardHeight(message: string, size: number): number {
  const em = size * MM_PER_POINT
  const lines = message.split('\n').reduce((sum, line) => {
    const width = [...line].reduce((total, character) => total + widthOf(character), 0) * em
    // Words do not break where the line ends: a sixth of each line may stay empty.
    return sum + (width <= CARD_WIDTH_MM ? 1 : Math.ceil(width / (CARD_WIDTH_MM * 0.84)))
  }, 0)
  return lines * em * LINE_HEIGHT
}

/** The largest letters in which the words fit onto the card. */
export function cardSize(message: string): CardSize {
  return SIZES.find((size) => cardHeight(message, size) <= CARD_HEIGHT_MM) ?? 9
}
