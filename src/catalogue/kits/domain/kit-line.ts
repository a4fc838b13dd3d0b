import { contentsOf, type Kit, unitsOfContents } from './kit.ts'

/** A part as a line of a cart tells it. */
export interface LinePart {
  readonly name: string
  readonly size: string | null
  readonly count: number
  /** There is not enough of it for one kit. */
  readonly isShort: boolean
}

/** What a cart's line says of its kit; a choice that makes none any more is not sold. */
export function kitOfLine(kit: Kit, chosenParts: readonly string[] | null) {
  const contents = contentsOf(kit, chosenParts)
  const inside = contents.ok ? contents.value : []
  const parts: LinePart[] = inside.map(({ name, size, count, stock }) => ({
    name,
    size,
    count,
    isShort: stock < count,
  }))
  return {
    isPossible: contents.ok,
    units: unitsOfContents(inside),
    parts,
    /** How many candles are in one. */
    pieces: inside.reduce((sum, { count }) => sum + count, 0),
    /** 'Jasmim, Lavanda & Camomila, 2 × Mel & Figo': what tells one choice from another. */
    named: parts.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', '),
  }
}
