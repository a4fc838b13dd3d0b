import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { MovableClock } from '../world/movable-clock.ts'
import type { Owner } from './owner.ts'

/** The pours of one size of the candle of which none stands on the shelf. */
export interface SizePours {
  readonly shelf: ShelfName
  /** Ready today, once the owner says so. */
  readonly soon: string
  readonly later: string
}

const FOUND = 3

interface Parts {
  readonly owner: Owner
  readonly clock: MovableClock
  readonly pours: readonly SizePours[]
  /** What the owner counts while it is sold. */
  readonly counted: readonly ShelfName[]
  /** How many purchases the run is to have. */
  readonly purchases: number
}

/** Of each size one pour is ready, another is lost and a new one begun, while people reserve of them; and the owner counts. */
export class Workshop {
  /** What was reserved of the lost pour waits for a choice. */
  isDone = false
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async work(sales: () => number, isOver: () => boolean): Promise<void> {
    const { owner, pours, counted, purchases } = this.#parts
    const until = async (share: number) => {
      while (sales() < share * purchases && !isOver()) await pause(20)
    }
    for (const [place, shelf] of counted.entries()) {
      await until((0.3 * place) / counted.length)
      await owner.count(shelf, FOUND)
    }
    await until(0.3)
    for (const { soon } of pours) await owner.changePour({ intent: 'finish', pourId: soon })
    await until(0.6)
    for (const { shelf, later } of pours) await this.#loseAndPour(shelf, later)
    this.isDone = true
  }

  async #loseAndPour(shelf: ShelfName, pourId: string): Promise<void> {
    const { owner, clock } = this.#parts
    await owner.changePour({ intent: 'fail', pourId, reason: 'trincou' })
    await owner.changePour({
      intent: 'start',
      requestKey: randomUUID(),
      product: shelf.productId,
      shelf: shelfKey(shelf),
      units: '15',
      pouredOn: isoDay(clock.now()),
      cureDays: '30',
    })
  }
}
