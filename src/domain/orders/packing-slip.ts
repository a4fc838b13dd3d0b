export const PAPERS = ['a6', 'a4'] as const
export type Paper = (typeof PAPERS)[number]

export function readPaper(text: string | null): Paper {
  return PAPERS.find((paper) => paper === text) ?? 'a6'
}

/** How many lines fit: on the first sheet beside the ruled lines for a word by hand, on it without them, on each further one. */
const ROOM: Readonly<Record<Paper, { withNote: number; withoutNote: number; further: number }>> = {
  a6: { withNote: 2, withoutNote: 4, further: 8 },
  a4: { withNote: 6, withoutNote: 8, further: 12 },
}

/** Letters on a line of the address, and of the name, which is larger. */
const LETTERS: Readonly<Record<Paper, { address: number; name: number }>> = {
  a6: { address: 42, name: 28 },
  a4: { address: 60, name: 40 },
}

/** An address that needs more lines than most takes the room of as many candles. */
export function roomLostTo(recipient: { name: string; lines: readonly string[] }, paper: Paper): number {
  const { address, name } = LETTERS[paper]
  const extra = (text: string, letters: number) => Math.max(0, Math.ceil(text.length / letters) - 1)
  const lines = recipient.lines.reduce((sum, line) => sum + extra(line, address), extra(recipient.name, name))
  return Math.ceil(lines / 2)
}

export interface Sheet<Item> {
  readonly items: readonly Item[]
  /** The ruled lines give way before a second sheet begins. */
  readonly hasNote: boolean
}

/** Parts what was ordered into sheets of paper; there is always one. */
export function slipSheets<Item>(items: readonly Item[], paper: Paper, roomLost = 0): Sheet<Item>[] {
  const { further, ...room } = ROOM[paper]
  const withNote = Math.max(0, room.withNote - roomLost)
  const withoutNote = Math.max(1, room.withoutNote - roomLost)
  const sheets = [{ items: items.slice(0, withoutNote), hasNote: items.length <= withNote }]
  for (let start = withoutNote; start < items.length; start += further)
    sheets.push({ items: items.slice(start, start + further), hasNote: false })
  return sheets
}
