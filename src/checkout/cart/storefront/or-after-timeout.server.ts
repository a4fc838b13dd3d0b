/** Longer than this a page does not wait for what it can go without: the router would give the data up later, and the page with it. */
const TIMEOUT_MS = 4_000

/** What was found, or what stands in for it once the page has waited long enough. */
export function orAfterTimeout<Found>(found: Promise<Found>, standIn: Found): Promise<Found> {
  const { promise: waited, resolve } = Promise.withResolvers<Found>()
  // One turn later, because after a pause of the process an answer may lie there unread.
  const timer = setTimeout(() => setImmediate(resolve, standIn), TIMEOUT_MS)
  return Promise.race([found, waited]).finally(() => clearTimeout(timer))
}
