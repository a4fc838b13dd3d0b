import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { MovableClock } from '../world/movable-clock.ts'
import type { Owner } from './owner.ts'

/** The batches of one size of the candle of which none stands on the shelf. */
export interface SizeBatches {
  readonly shelf: ShelfName
  /** Ready today, once the owner says so. */
  readonly soon: string
  readonly later: string
}

const FOUND = 3

interface Parts {
  readonly owner: Owner
  readonly clock: MovableClock
  readonly batches: readonly SizeBatches[]
  /** What the owner counts while it is sold. */
  readonly counted: readonly ShelfName[]
  /** How many purchases the run is to have. */
  readonly purchases: number
}

/** Of each size one batch is ready, another is lost and a new one begun, while people reserve of them; and the owner counts. */
export class Workshop {
  /** What was reserved of the lost batch waits for a choice. */
  isDone = false
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async work(sales: () => number, isOver: () => boolean): Promise<void> {
    const { owner, batches, counted, purchases } = this.#parts
    const until = async (share: number) => {
      while (sales() < share * purchases && !isOver()) await pause(20)
    }
    for (const [place, shelf] of counted.entries()) {
      await until((0.3 * place) / counted.length)
      await owner.count(shelf, FOUND)
    }
    await until(0.3)
    for (const { soon } of batches) await owner.changeBatch({ intent: 'finish', batchId: soon })
    await until(0.6)
    for (const { shelf, later } of batches) await this.#loseAndBatch(shelf, later)
    this.isDone = true
  }

  async #loseAndBatch(shelf: ShelfName, batchId: string): Promise<void> {
    const { owner, clock } = this.#parts
    await owner.changeBatch({ intent: 'fail', batchId, reason: 'trincou' })
    await owner.changeBatch({
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
