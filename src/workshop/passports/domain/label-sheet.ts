/** Stickers on A4 as stationers sell them; lengths are millimetres. */
export interface LabelSheet {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
  readonly top: number
  readonly left: number
  /** Between two columns; rows touch. */
  readonly gap: number
}

export const labelSheets = {
  small: { columns: 3, rows: 7, width: 63.5, height: 38.1, top: 15.15, left: 7.25, gap: 2.5 },
  medium: { columns: 2, rows: 7, width: 99, height: 38.1, top: 15.15, left: 4.75, gap: 2.5 },
  large: { columns: 2, rows: 4, width: 99, height: 67.7, top: 13.1, left: 4.75, gap: 2.5 },
} as const satisfies Record<string, LabelSheet>

export type LabelSheetName = keyof typeof labelSheets
export const labelSheetNames = Object.keys(labelSheets) as LabelSheetName[]
export const MAX_LABELS = 500

export const placesOn = ({ columns, rows }: LabelSheet): number => columns * rows

export interface LabelRun {
  readonly sheet: LabelSheetName
  readonly count: number
  /** The first sticker that is still on the sheet, from 1. */
  readonly first: number
}

/** What an address asks for; what it does not say, or says wrongly, is as usual. */
export function readLabelRun(
  typed: { sheet: string | null; count: string | null; first: string | null },
  usualCount: number,
): LabelRun {
  const sheet = labelSheetNames.find((name) => name === typed.sheet) ?? 'small'
  return {
    sheet,
    count: wholeWithin(typed.count, MAX_LABELS) ?? Math.min(usualCount, MAX_LABELS),
    first: wholeWithin(typed.first, placesOn(labelSheets[sheet])) ?? 1,
  }
}

function wholeWithin(typed: string | null, most: number): number | null {
  const number = /^\d{1,4}$/.test(typed ?? '') ? Number(typed) : 0
  return number >= 1 && number <= most ? number : null
}

/** How many empty places and how many labels each sheet has. */
export function partLabels({ sheet, count, first }: LabelRun): { empty: number; labels: number }[] {
  const places = placesOn(labelSheets[sheet])
  const sheets: { empty: number; labels: number }[] = []
  for (let left = count, empty = first - 1; left > 0; empty = 0) {
    const labels = Math.min(left, places - empty)
    sheets.push({ empty, labels })
    left -= labels
  }
  return sheets
}
