import type { Random } from '../random.ts'

const MINUTE_MS = 60_000
const WEEK_MINUTES = 7 * 24 * 60

/**
 * A random minute of the coming week, so that shifts and demo data depend on the seed and not on the
 * current time.
 */
export function chooseBeginning(random: Random, now: Date): Date {
  const thisWeek = Math.floor(now.getTime() / MINUTE_MS / WEEK_MINUTES) * WEEK_MINUTES
  return new Date((thisWeek + WEEK_MINUTES + random.between(0, WEEK_MINUTES - 1)) * MINUTE_MS)
}

/**
 * Time of the shop and its provider: runs at normal speed and jumps. Each jump is longer than a hold, so
 * it ends every open checkout.
 */
export class MovableClock {
  offsetMs: number
  /** Odd during a jump. Results of actions that span two eras are ignored. */
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
