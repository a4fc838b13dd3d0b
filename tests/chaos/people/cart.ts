import { CAIUBI } from '../../support/shopping.ts'
import type { MovableClock } from '../world/movable-clock.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import type { RetryingBrowser } from './retrying-browser.ts'

export interface Slot {
  readonly day: string
  readonly shift: string
}

export function slotOf(named: unknown): Slot | null {
  const { day, shift } = (named ?? {}) as Partial<Slot>
  return day && shift ? { day, shift } : null
}

export const slotName = ({ day, shift }: Slot) => `${day} ${shift}`

/** True when the cart holds exactly what was planned, as far as the shop said; false when something is sold out. */
export async function fillCart(
  browser: RetryingBrowser,
  lines: PurchasePlan['lines'],
  { isEmpty }: { isEmpty: boolean },
): Promise<boolean> {
  if (!isEmpty) await browser.submit('/carrinho', { intent: 'clear' })
  for (const { candle, quantity, chosenParts } of lines) {
    const fields = {
      intent: 'add',
      productId: candle.id,
      variantId: candle.variantId ?? '',
      quantity: String(quantity),
      ...(candle.curing && { reserved: '1' }),
    }
    const parts = chosenParts.map((part) => ['chosenParts', part])
    const added = await browser.submit('/carrinho', [...Object.entries(fields), ...parts])
    if (added.status !== 200) return false
  }
  return true
}

/** Asks for the price of the way home, and keeps it as long as the shop does. */
export class FreightQuote {
  #known: { era: number; price: number; slots: readonly Slot[] } | undefined
  readonly #browser: RetryingBrowser
  readonly #clock: MovableClock

  constructor(browser: RetryingBrowser, clock: MovableClock) {
    this.#browser = browser
    this.#clock = clock
  }

  async price(): Promise<number> {
    return (await this.#ask()).price
  }

  /** What is offered, as far as the customer knows: somebody else may have taken it since. */
  async slots(): Promise<readonly Slot[]> {
    return (await this.#ask()).slots
  }

  async #ask() {
    const { era } = this.#clock
    if (this.#known?.era === era) return this.#known
    const { body, status, text } = await this.#browser.call('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua Caiubi, 318, São Paulo',
      address: CAIUBI,
    })
    if (status !== 200) throw new Error(`no freight was quoted: ${status} ${text.slice(0, 200)}`)
    const slots = (body.free_slots as Slot[]).map(({ day, shift }) => ({ day, shift }))
    this.#known = { era, price: Number(body.price), slots }
    return this.#known
  }

  forget(): void {
    this.#known = undefined
  }
}
