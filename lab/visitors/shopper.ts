import { buildOrder, type Candle, cartLine, homeQuote, TEST_CARD } from './requests.ts'

/** How requests reach the shop: sent once, repeated, measured or counted. Throws if the shop does not accept one. */
export interface Line {
  /** Sends forms in order, as the page's own script does; repeats them together. */
  submit(path: string, ...forms: readonly Record<string, string>[]): Promise<unknown>
  call(name: string, body: object): Promise<Record<string, unknown>>
}

export interface Slot {
  readonly day: string
  readonly shift: string
}

export interface Purchase {
  sessionId: string
  orderNumber: string
}

type Checkout = Record<string, unknown>

interface Wishes {
  quantity?: number
  freight: number
  /** Replaces parts of the request. */
  further?: object
}

/** The simulated customer of all lab runs. */
export class Shopper {
  readonly #line: Line

  constructor(line: Line) {
    this.#line = line
  }

  async addToCart(candle: Candle, quantity = 1): Promise<void> {
    await this.#line.submit('/carrinho', cartLine(candle, quantity))
  }

  /** Adding is not idempotent, so the cart is emptied before each attempt. */
  async fillCart(candle: Candle, quantity = 1): Promise<void> {
    await this.#line.submit('/carrinho', { intent: 'clear' }, cartLine(candle, quantity))
  }

  async quote(): Promise<{ price: number; slots: readonly Slot[] }> {
    const { price, free_slots } = await this.#line.call('calculate-frete-motoboy-sp', homeQuote)
    return { price: Number(price), slots: free_slots as Slot[] }
  }

  startCheckout(candle: Candle, { quantity = 1, freight, further }: Wishes): Promise<Checkout> {
    return this.#line.call('create-checkout', { ...buildOrder(candle, quantity, freight), ...further })
  }

  async payByCard({ client_secret }: Checkout): Promise<void> {
    expectSuccess(await this.#line.call('/api/test-card', { client_secret, ...TEST_CARD }))
  }

  async payByPix({ order_number }: Checkout): Promise<void> {
    expectSuccess(await this.#line.call('/api/test-pix', { order_number }))
  }

  async seePaid({ session_id }: Checkout): Promise<Purchase> {
    const { order } = await this.#line.call('get-payment-status', { session_id })
    const { payment_status: status, order_number: orderNumber } = order as Record<string, string>
    if (status !== 'paid') throw new Error(`order ${orderNumber} is ${status}`)
    return { sessionId: String(session_id), orderNumber: String(orderNumber) }
  }

  async buy(candle: Candle, quantity = 1): Promise<Purchase> {
    await this.fillCart(candle, quantity)
    const { price: freight } = await this.quote()
    const checkout = await this.startCheckout(candle, { quantity, freight })
    await this.payByCard(checkout)
    return this.seePaid(checkout)
  }
}

function expectSuccess(paid: Record<string, unknown>): void {
  if (paid.success !== true) throw new Error(`the payment failed: ${JSON.stringify(paid)}`)
}
