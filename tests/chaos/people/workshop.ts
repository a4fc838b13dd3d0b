import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isoDay } from '#domain/sao-paulo-time.ts'
import type { MovableClock } from '../world/movable-clock.ts'
import type { Owner } from './owner.ts'

/** The pours of the candle of which none stands on the shelf. */
export interface Pours {
  /** As the form names it. */
  readonly shelf: string
  /** Ready today, once the owner says so. */
  readonly soon: string
  readonly later: string
}

interface Parts {
  readonly owner: Owner
  readonly clock: MovableClock
  readonly pours: Pours
  /** How many purchases the run is to have. */
  readonly purchases: number
}

/** One pour is ready, another is lost and a new one begun, while people reserve of them. */
export class Workshop {
  /** What was reserved of the lost pour waits for a choice. */
  isDone = false
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async work(sales: () => number, isOver: () => boolean): Promise<void> {
    const { owner, clock, pours, purchases } = this.#parts
    const until = async (share: number) => {
      while (sales() < share * purchases && !isOver()) await pause(20)
    }
    await until(0.3)
    await owner.changePour({ intent: 'finish', pourId: pours.soon })
    await until(0.6)
    await owner.changePour({ intent: 'fail', pourId: pours.later })
    await owner.changePour({
      intent: 'start',
      requestKey: randomUUID(),
      shelf: pours.shelf,
      units: '15',
      pouredOn: isoDay(clock.now()),
      cureDays: '30',
    })
    this.isDone = true
  }
}
