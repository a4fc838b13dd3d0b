import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { MovableClock } from '../world/movable-clock.ts'
import type { Owner } from './owner.ts'

export interface SizeBatches {
  readonly shelf: ShelfName
  readonly soon: string
  readonly later: string
}

const FOUND = 3

interface Parts {
  readonly owner: Owner
  readonly clock: MovableClock
  readonly batches: readonly SizeBatches[]
  readonly counted: readonly ShelfName[]
  readonly purchases: number
}

/** Per size: one batch becomes ready, one fails and a new one starts while customers reserve from them. */
export class Workshop {
  /** True once customers must choose what happens to the failed batch. */
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
