import type { Logger } from 'pino'

/** A part of the process that ends when the process is asked to stop. */
export interface ClosingPart {
  readonly name: string
  close(): Promise<unknown> | undefined
}

export interface ClosingOptions {
  /** How long all parts together may take. */
  limitMs: number
  log: Pick<Logger, 'info' | 'error'>
}

/** Of a whole shop, beyond its drain: more than running requests and running jobs are given together. */
export const CLOSE_WITHIN_MS = 40_000

/** After the limit a part still gets so long, so that one that hung does not leave the database running. */
const LAST_CHANCE_MS = 2_000

/** Closes the parts one after the other. Fails at the end, naming them, when some did not close in time. */
export async function closeInOrder(
  parts: readonly ClosingPart[],
  { limitMs, log }: ClosingOptions,
): Promise<void> {
  const deadline = performance.now() + limitMs
  const hung: string[] = []
  for (const { name, close } of parts) {
    const withinMs = Math.max(deadline - performance.now(), Math.min(limitMs, LAST_CHANCE_MS))
    try {
      if (await endsWithin(withinMs, close)) continue
      hung.push(name)
      log.error({ part: name }, 'a part of the shop did not close in time')
    } catch (error) {
      // The next part must still get its turn, or the database would be left running.
      log.error({ part: name, err: error }, 'a part of the shop failed to close')
    }
  }
  if (hung.length > 0) throw new Error(`The shop did not close in time. What hung: ${hung.join(', ')}.`)
  log.info('the shop is closed')
}

async function endsWithin(limitMs: number, close: ClosingPart['close']): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, limitMs, false)
  try {
    return await Promise.race([Promise.resolve(close()).then(() => true), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
