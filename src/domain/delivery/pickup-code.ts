const CODES = 10_000

/** Four digits that she shows at the door of the workshop. */
export function makePickupCode(randomBelow: (end: number) => number): string {
  return String(randomBelow(CODES)).padStart(4, '0')
}
