/** Standard A4 sticker sheets; all lengths in millimetres. */
export interface LabelSheet {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
  readonly top: number
  readonly left: number
  /** Between columns only; rows have no gap. */
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
  readonly first: number
}

/** Missing or invalid parameters fall back to the defaults. */
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

export function partLabels({ sheet, count, first }: LabelRun): { empty: number; labels: number }[] {
  const places = placesOn(labelSheets[sheet])
  const sheets: { empty: number; labels: number }[] = []
  for (let remainingCount = count, empty = first - 1; remainingCount > 0; empty = 0) {
    const labels = Math.min(remainingCount, places - empty)
    sheets.push({ empty, labels })
    remainingCount -= labels
  }
  return sheets
}
