export const PAPERS = ['a6', 'a4'] as const
export type Paper = (typeof PAPERS)[number]

export function readPaper(text: string | null): Paper {
  return PAPERS.find((paper) => paper === text) ?? 'a6'
}

/** How many lines fit: on the first sheet beside the ruled lines for a word by hand, on it without them, on each further one. */
const HEIGHTS: Readonly<Record<Paper, { withNote: number; withoutNote: number; further: number }>> = {
  a6: { withNote: 2, withoutNote: 4, further: 8 },
  a4: { withNote: 4, withoutNote: 6, further: 12 },
}

/** Characters on a line of the address, of the name, which is larger, and of a candle beside its image. */
const LETTERS: Readonly<Record<Paper, { address: number; name: number; item: number }>> = {
  a6: { address: 42, name: 28, item: 32 },
  a4: { address: 60, name: 40, item: 46 },
}

/** Letters below a name are smaller: more of them stand on a line. */
const SMALLER = 1.25

/** A candle's name is cut after so many lines, on the sheet as here. */
const ITEM_LINES = 3

const extraLines = (text: string, characters: number) => Math.max(0, Math.ceil(text.length / characters) - 1)

/** An address that needs more lines than most takes the room of as many candles. */
export function heightOfAddress(recipient: { name: string; lines: readonly string[] }, paper: Paper): number {
  const { address, name } = LETTERS[paper]
  const lines = recipient.lines.reduce(
    (sum, line) => sum + extraLines(line, address),
    extraLines(recipient.name, name),
  )
  return Math.ceil(lines / 2)
}

/** The room of one candle: two lines more of its name, or of what stands below it, take as much as another. */
export function heightOfItem(
  { name, details = '' }: { name: string; details?: string },
  paper: Paper,
): number {
  const { item } = LETTERS[paper]
  const below = extraLines(details, item * SMALLER)
  return 1 + (Math.min(extraLines(name, item), ITEM_LINES - 1) + below) / 2
}

/** A code is as tall as a line and a half: what stands beside it takes none of its own. */
export const HEIGHT_WITH_CODE = 1.5

/** The framed warning that nobody should send this takes the room of a candle and a half. */
export const HEIGHT_OF_WARNING = 1.5

export interface Sheet<Item> {
  readonly items: readonly Item[]
  /** The ruled lines give way before a second sheet begins. */
  readonly hasNote: boolean
  /** The words about the first burning; they give way where the address alone fills the sheet. */
  readonly hasCare: boolean
}

interface SlipOptions<Item> {
  lostHeight?: number
  heightOf?: (item: Item) => number
}

/** Parts what was ordered into sheets of paper; there is always one, and none without a candle but an empty first. */
export function slipSheets<Item>(
  items: readonly Item[],
  paper: Paper,
  { lostHeight = 0, heightOf = () => 1 }: SlipOptions<Item> = {},
): Sheet<Item>[] {
  const { further, withNote, withoutNote } = HEIGHTS[paper]
  const taken = items.reduce((sum, item) => sum + heightOf(item), 0)
  if (taken <= withNote - lostHeight) return [{ items, hasNote: true, hasCare: true }]
  const sheets: Item[][] = [[]]
  let left = withoutNote - lostHeight
  for (const item of items) {
    const sheet = sheets.at(-1) as Item[]
    const height = heightOf(item)
    if (sheet.length > 0 && height > left) {
      sheets.push([item])
      left = further - height
    } else {
      sheet.push(item)
      left -= height
    }
  }
  const [first = []] = sheets
  const isOverfull = first.reduce((sum, item) => sum + heightOf(item), lostHeight) > withoutNote
  return sheets.map((some, place) => ({ items: some, hasNote: false, hasCare: place === 0 && !isOverfull }))
}
