import type { Logger } from 'pino'

export interface ClosingPart {
  readonly name: string
  close(): Promise<unknown> | undefined
}

export interface ClosingOptions {
  limitMs: number
  log: Pick<Logger, 'info' | 'error'>
}

/** Excludes the drain time; must exceed the time limits of requests and jobs combined. */
export const CLOSE_WITHIN_MS = 40_000

/** Each part gets this long after the limit, so that a hanging part does not leave the database running. */
const LAST_CHANCE_MS = 2_000

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
      // Continue: the next part must close too, or the database would keep running.
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
