/** Shorter than the router's stream timeout, which would abort the page along with the data. */
const TIMEOUT_MS = 4_000

export function orAfterTimeout<Found>(answer: Promise<Found>, standIn: Found): Promise<Found> {
  const { promise: waited, resolve } = Promise.withResolvers<Found>()
  // Deferred by one event loop turn, because the answer may already be queued after a process pause.
  const timer = setTimeout(() => setImmediate(resolve, standIn), TIMEOUT_MS)
  return Promise.race([answer, waited]).finally(() => clearTimeout(timer))
}
