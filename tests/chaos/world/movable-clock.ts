/**
 * The time of the shop and of its payment provider: it runs as fast as the wall's, and jumps. Each jump is longer than a hold,
 * so that every checkout that was open before it is over afterwards.
 */
export class MovableClock {
  offsetMs = 0
  /** Odd while a jump is under way; what began in one era and ended in another proves nothing. */
  era = 0

  now = (): Date => new Date(Date.now() + this.offsetMs)

  async jump(ms: number, tellShop: (offsetMs: number) => Promise<void>): Promise<void> {
    this.era += 1
    this.offsetMs += ms
    await tellShop(this.offsetMs)
    this.era += 1
  }
}
