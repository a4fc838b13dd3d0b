export const PAPERS = ['a6', 'a4'] as const
export type Paper = (typeof PAPERS)[number]

export function readPaper(text: string | null): Paper {
  return PAPERS.find((paper) => paper === text) ?? 'a6'
}

/** Rows per sheet: first sheet with note lines, first sheet without, further sheets. */
const HEIGHTS: Readonly<Record<Paper, { withNote: number; withoutNote: number; further: number }>> = {
  a6: { withNote: 2, withoutNote: 4, further: 8 },
  a4: { withNote: 4, withoutNote: 6, further: 12 },
}

/** Characters per line of the address, the name (larger print) and an item beside its image. */
const LETTERS: Readonly<Record<Paper, { address: number; name: number; item: number }>> = {
  a6: { address: 42, name: 28, item: 32 },
  a4: { address: 60, name: 40, item: 46 },
}

/** Details use a smaller font, so more characters fit on a line. */
const SMALLER = 1.25

/** The style sheet cuts an item's name after the same number of lines. */
const ITEM_LINES = 3

const extraLines = (text: string, characters: number) => Math.max(0, Math.ceil(text.length / characters) - 1)

export function heightOfAddress(recipient: { name: string; lines: readonly string[] }, paper: Paper): number {
  const { address, name } = LETTERS[paper]
  const lines = recipient.lines.reduce(
    (sum, line) => sum + extraLines(line, address),
    extraLines(recipient.name, name),
  )
  return Math.ceil(lines / 2)
}

/** Two extra lines of a name or its details count as one row. */
export function heightOfItem(
  { name, details = '' }: { name: string; details?: string },
  paper: Paper,
): number {
  const { item } = LETTERS[paper]
  const below = extraLines(details, item * SMALLER)
  return 1 + (Math.min(extraLines(name, item), ITEM_LINES - 1) + below) / 2
}

export const HEIGHT_WITH_CODE = 1.5

export const HEIGHT_OF_WARNING = 1.5

export interface Sheet<Item> {
  readonly items: readonly Item[]
  /** Note lines are dropped before a second sheet is started. */
  readonly hasNote: boolean
  /** Burning instructions; dropped only if the address alone fills the sheet. */
  readonly hasCare: boolean
}

interface SlipOptions<Item> {
  lostHeight?: number
  heightOf?: (item: Item) => number
}

/** Returns at least one sheet. Only the first may be empty. */
export function slipSheets<Item>(
  items: readonly Item[],
  paper: Paper,
  { lostHeight = 0, heightOf = () => 1 }: SlipOptions<Item> = {},
): Sheet<Item>[] {
  const { further, withNote, withoutNote } = HEIGHTS[paper]
  const takenHeight = items.reduce((sum, item) => sum + heightOf(item), 0)
  if (takenHeight <= withNote - lostHeight) return [{ items, hasNote: true, hasCare: true }]
  const sheets: Item[][] = [[]]
  let remainingHeight = withoutNote - lostHeight
  for (const item of items) {
    const sheet = sheets.at(-1) as Item[]
    const height = heightOf(item)
    if (sheet.length > 0 && height > remainingHeight) {
      sheets.push([item])
      remainingHeight = further - height
    } else {
      sheet.push(item)
      remainingHeight -= height
    }
  }
  const [first = []] = sheets
  const isOverfull = first.reduce((sum, item) => sum + heightOf(item), lostHeight) > withoutNote
  return sheets.map((sheetItems, place) => ({
    items: sheetItems,
    hasNote: false,
    hasCare: place === 0 && !isOverfull,
  }))
}
