/** A ready batch, with what of it stands on the shelf and is in no order by name. */
export interface StandingBatch {
  readonly id: string
  readonly free: number
}

/** One shelf: everything that stands there and in boxes that are open, and the batches of it, the oldest first. */
export interface StandingShelf {
  readonly standing: number
  readonly batches: readonly StandingBatch[]
}

export interface BatchUnits {
  readonly batchId: string
  readonly units: number
}

/** How many are of no known batch. Less than none: so many of the batches are missing. */
export const unknownUnits = ({ standing, batches }: StandingShelf): number =>
  batches.reduce((rest, { free }) => rest - free, standing)

/** What is missing is of the oldest batches, which were to leave first; what was given away just now left last. */
export function missingUnits(
  shelf: StandingShelf,
  givenUnits = 0,
): { before: BatchUnits[]; given: BatchUnits[] } {
  const missing = Math.max(0, -unknownUnits(shelf))
  const ofGiven = Math.min(givenUnits, missing)
  const before = takeFrom(shelf.batches, missing - ofGiven)
  return { before: before.taken, given: takeFrom(before.left, ofGiven).taken }
}

/** What is of no known batch leaves first, then batch after batch. Answers what is of a batch, and the shelf afterwards. */
export function takeOldest(
  shelf: StandingShelf,
  wanted: number,
): { taken: BatchUnits[]; left: StandingShelf } {
  const there = takeFrom(shelf.batches, Math.max(0, -unknownUnits(shelf))).left
  const unknown = Math.min(wanted, Math.max(0, unknownUnits(shelf)))
  const { taken, left } = takeFrom(there, wanted - unknown)
  return { taken, left: { standing: shelf.standing - wanted, batches: left } }
}

function takeFrom(batches: readonly StandingBatch[], units: number) {
  const taken: BatchUnits[] = []
  let rest = units
  const left = batches.map(({ id, free }) => {
    const some = Math.min(rest, Math.max(0, free))
    rest -= some
    if (some > 0) taken.push({ batchId: id, units: some })
    return { id, free: free - some }
  })
  return { taken, left }
}
