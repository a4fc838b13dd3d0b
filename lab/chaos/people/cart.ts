import { cartLine, homeQuote } from '../../visitors/requests.ts'
import type { Slot } from '../../visitors/shopper.ts'
import type { MovableClock } from '../world/movable-clock.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import type { RetryingBrowser } from './retrying-browser.ts'

export function readSlot(value: unknown): Slot | null {
  const { day, shift } = (value ?? {}) as Partial<Slot>
  return day && shift ? { day, shift } : null
}

export const slotName = ({ day, shift }: Slot) => `${day} ${shift}`

export async function fillCart(
  browser: RetryingBrowser,
  lines: PurchasePlan['lines'],
  { isEmpty }: { isEmpty: boolean },
): Promise<boolean> {
  if (!isEmpty) await browser.submit('/carrinho', { intent: 'clear' })
  for (const { candle, quantity, chosenParts } of lines) {
    const fields = {
      ...cartLine(candle, quantity),
      ...(candle.curing && { reserved: '1' }),
    }
    const parts = chosenParts.map((part) => ['chosenParts', part])
    const answer = await browser.submit('/carrinho', [...Object.entries(fields), ...parts])
    if (answer.status !== 200) return false
  }
  return true
}

/** Caches the quote for as long as the shop keeps it. */
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

  /** May be outdated: another customer may have taken a slot since. */
  async slots(): Promise<readonly Slot[]> {
    return (await this.#ask()).slots
  }

  async #ask() {
    const { era } = this.#clock
    if (this.#known?.era === era) return this.#known
    const { body, status, text } = await this.#browser.call('calculate-frete-motoboy-sp', homeQuote)
    if (status !== 200) throw new Error(`no freight was quoted: ${status} ${text.slice(0, 200)}`)
    const slots = (body.free_slots as Slot[]).map(({ day, shift }) => ({ day, shift }))
    this.#known = { era, price: Number(body.price), slots }
    return this.#known
  }

  forget(): void {
    this.#known = undefined
  }
}
