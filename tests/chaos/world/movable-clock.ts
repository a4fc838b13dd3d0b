import type { Random } from '../random.ts'

const MINUTE_MS = 60_000
const WEEK_MINUTES = 7 * 24 * 60

/** A minute of the coming week: which shifts there are, and what the demo has in them, is the seed's, not the hour's of the run. */
export function beginningOf(random: Random, now: Date): Date {
  const thisWeek = Math.floor(now.getTime() / MINUTE_MS / WEEK_MINUTES) * WEEK_MINUTES
  return new Date((thisWeek + WEEK_MINUTES + random.between(0, WEEK_MINUTES - 1)) * MINUTE_MS)
}

/**
 * The time of the shop and of its payment provider: it runs as fast as the wall's, and jumps. Each jump is longer than a hold,
 * so that every checkout that was open before it is over afterwards.
 */
export class MovableClock {
  offsetMs: number
  /** Odd while a jump is under way; what began in one era and ended in another proves nothing. */
  era = 0

  constructor(beginsAt: Date) {
    this.offsetMs = beginsAt.getTime() - Date.now()
  }

  now = (): Date => new Date(Date.now() + this.offsetMs)

  async jump(ms: number, tellShop: (offsetMs: number) => Promise<void>): Promise<void> {
    this.era += 1
    this.offsetMs += ms
    await tellShop(this.offsetMs)
    this.era += 1
  }
}
