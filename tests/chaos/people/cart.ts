import { CAIUBI } from '../../support/shopping.ts'
import type { MovableClock } from '../world/movable-clock.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import type { RetryingBrowser } from './retrying-browser.ts'

/** True when the cart holds exactly what was planned, as far as the shop said; false when something is sold out. */
export async function fillCart(
  browser: RetryingBrowser,
  lines: PurchasePlan['lines'],
  { isEmpty }: { isEmpty: boolean },
): Promise<boolean> {
  if (!isEmpty) await browser.submit('/carrinho', { intent: 'clear' })
  for (const { candle, quantity } of lines) {
    const added = await browser.submit('/carrinho', {
      intent: 'add',
      productId: candle.id,
      variantId: candle.variantId ?? '',
      quantity: String(quantity),
      ...(candle.curing && { reserved: '1' }),
    })
    if (added.status !== 200) return false
  }
  return true
}

/** Asks for the price of the way home, and keeps it as long as the shop does. */
export class FreightQuote {
  #known: { era: number; price: number } | undefined
  readonly #browser: RetryingBrowser
  readonly #clock: MovableClock

  constructor(browser: RetryingBrowser, clock: MovableClock) {
    this.#browser = browser
    this.#clock = clock
  }

  async price(): Promise<number> {
    const { era } = this.#clock
    if (this.#known?.era === era) return this.#known.price
    const { body, status, text } = await this.#browser.call('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua Caiubi, 318, São Paulo',
      address: CAIUBI,
    })
    if (status !== 200) throw new Error(`no freight was quoted: ${status} ${text.slice(0, 200)}`)
    this.#known = { era, price: Number(body.price) }
    return this.#known.price
  }

  forget(): void {
    this.#known = undefined
  }
}
