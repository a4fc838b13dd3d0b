import { chooseContents, type Kit, unitsOfContents } from './kit.ts'

export interface LinePart {
  readonly name: string
  readonly size: string | null
  readonly count: number
  /** True if the stock does not cover one kit. */
  readonly isShort: boolean
}

export function kitOfLine(kit: Kit, chosenParts: readonly string[] | null) {
  const contents = chooseContents(kit, chosenParts)
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
    pieces: inside.reduce((sum, { count }) => sum + count, 0),
    /** For example 'Jasmim, Lavanda & Camomila, 2 × Mel & Figo'; distinguishes lines of the same kit. */
    named: parts.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', '),
  }
}
