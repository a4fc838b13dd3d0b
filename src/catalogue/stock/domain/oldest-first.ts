/** A ready pour, with what of it stands on the shelf and is in no order by name. */
export interface StandingPour {
  readonly id: string
  readonly free: number
}

/** One shelf: everything that stands there and in boxes that are open, and the pours of it, the oldest first. */
export interface StandingShelf {
  readonly standing: number
  readonly pours: readonly StandingPour[]
}

export interface PourUnits {
  readonly pourId: string
  readonly units: number
}

/** How many are of no known pour. Less than none: so many of the pours are missing. */
export const unknownUnits = ({ standing, pours }: StandingShelf): number =>
  pours.reduce((rest, { free }) => rest - free, standing)

/** What is missing is of the oldest pours, which were to leave first; what was given away just now left last. */
export function missingUnits(
  shelf: StandingShelf,
  givenUnits = 0,
): { before: PourUnits[]; given: PourUnits[] } {
  const missing = Math.max(0, -unknownUnits(shelf))
  const ofGiven = Math.min(givenUnits, missing)
  const before = takeFrom(shelf.pours, missing - ofGiven)
  return { before: before.taken, given: takeFrom(before.left, ofGiven).taken }
}

/** What is of no known pour leaves first, then pour after pour. Answers what is of a pour, and the shelf afterwards. */
export function takeOldest(
  shelf: StandingShelf,
  wanted: number,
): { taken: PourUnits[]; left: StandingShelf } {
  const there = takeFrom(shelf.pours, Math.max(0, -unknownUnits(shelf))).left
  const unknown = Math.min(wanted, Math.max(0, unknownUnits(shelf)))
  const { taken, left } = takeFrom(there, wanted - unknown)
  return { taken, left: { standing: shelf.standing - wanted, pours: left } }
}

function takeFrom(pours: readonly StandingPour[], units: number) {
  const taken: PourUnits[] = []
  let rest = units
  const left = pours.map(({ id, free }) => {
    const some = Math.min(rest, Math.max(0, free))
    rest -= some
    if (some > 0) taken.push({ pourId: id, units: some })
    return { id, free: free - some }
  })
  return { taken, left }
}
