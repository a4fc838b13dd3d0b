/** A ready batch and its units on the shelf that no order has reserved. */
export interface StandingBatch {
  readonly id: string
  readonly free: number
}

export interface StandingShelf {
  readonly standing: number
  readonly batches: readonly StandingBatch[]
}

export interface BatchUnits {
  readonly batchId: string
  readonly units: number
}

/** Units of unknown batches. Negative if units of known batches are missing. */
export const unknownUnits = ({ standing, batches }: StandingShelf): number =>
  batches.reduce((rest, { free }) => rest - free, standing)

/** Missing units are taken from the oldest batches, because those are shipped first. */
export function missingUnits(
  shelf: StandingShelf,
  givenUnits = 0,
): { before: BatchUnits[]; givenUnits: BatchUnits[] } {
  const missing = Math.max(0, -unknownUnits(shelf))
  const ofGiven = Math.min(givenUnits, missing)
  const before = takeFrom(shelf.batches, missing - ofGiven)
  return { before: before.taken, givenUnits: takeFrom(before.left, ofGiven).taken }
}

export function takeOldest(
  shelf: StandingShelf,
  wantedUnits: number,
): { takenUnits: BatchUnits[]; left: StandingShelf } {
  const standing = takeFrom(shelf.batches, Math.max(0, -unknownUnits(shelf))).left
  const unknown = Math.min(wantedUnits, Math.max(0, unknownUnits(shelf)))
  const { taken: takenUnits, left } = takeFrom(standing, wantedUnits - unknown)
  return { takenUnits, left: { standing: shelf.standing - wantedUnits, batches: left } }
}

function takeFrom(batches: readonly StandingBatch[], units: number) {
  const takenBatchUnits: BatchUnits[] = []
  let rest = units
  const remainingBatches = batches.map(({ id, free }) => {
    const some = Math.min(rest, Math.max(0, free))
    rest -= some
    if (some > 0) takenBatchUnits.push({ batchId: id, units: some })
    return { id, free: free - some }
  })
  return { taken: takenBatchUnits, left: remainingBatches }
}
