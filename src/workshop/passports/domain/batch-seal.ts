import { type Specifications, scentPyramid } from '#catalogue/products/domain/product-facts.ts'
import { noteFamily } from '#catalogue/products/domain/scent-notes.ts'
import type { BatchCount, KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { daysFrom } from '#platform/domain/calendar.ts'
import type { SealFacts } from './draw-seal.ts'
import { vesselColour } from './vessel-colour.ts'

/** The notch of a batch whose hour is unknown points up. */
const NOON = 12
const VESSEL = 'Recipiente'

interface SealedBatch extends Pick<KnownBatch, 'number' | 'pouredOn' | 'readyOn'> {
  readonly pouredHour: number | null
  readonly count: BatchCount
  readonly specifications: Specifications
}

export function sealFacts(
  { number, pouredOn, readyOn, pouredHour, count, specifications }: SealedBatch,
  lit: number | null = null,
): SealFacts {
  const note = scentPyramid(specifications)?.heart[0] ?? ''
  return {
    number,
    pouredOn,
    hour: pouredHour ?? NOON,
    cureDays: daysFrom(pouredOn, readyOn),
    candles: count.candles,
    waiting: count.waiting,
    vessel: vesselColour(specifications[VESSEL] ?? ''),
    family: noteFamily(note),
    lit,
  }
}
