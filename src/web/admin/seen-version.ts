/** The largest that a column of whole numbers holds. */
const LARGEST = 2 ** 31 - 1

/** A version or a stock that a form saw. What is no such number was never seen: 0, which is always out of date. */
export function readSeenVersion(field: FormDataEntryValue | null): number {
  const seen = typeof field === 'string' ? Number(field) : 0
  return Number.isInteger(seen) && seen > 0 && seen <= LARGEST ? seen : 0
}
