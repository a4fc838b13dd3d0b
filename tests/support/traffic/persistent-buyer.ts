import { setTimeout as wait } from 'node:timers/promises'
import { CAIUBI, CAIUBI_LINES } from '../shopping.ts'
import type { Visitor } from '../visitor.ts'

export interface Purchase {
  sessionId: string
  orderNumber: string
}

export interface Candle {
  id: string
  variantId: string | null
}

const SKELETON_DELAY_MS = 30_000
const PAUSE_MS = 150

/**
 * A customer whom nothing discourages: what was not answered, or answered with 'come back', they send again, word for word, as
 * the shop's own pages let them. Anything else but yes is thrown.
 */
export class PersistentBuyer {
  readonly #visitor: Visitor
  readonly #email: string
  /** How often the customer had to send something again. */
  attemptsLost = 0

  constructor({ visitor, email }: { visitor: Visitor; email: string }) {
    this.#visitor = visitor
    this.#email = email
  }

  /** From an empty cart to an order that holds its units and waits for its payment. */
  async startCheckout(candle: Candle, quantity = 1): Promise<Record<string, unknown>> {
    await this.fillCart(candle, quantity)
    const freight = await this.quote()
    return this.#insistOnCall('create-checkout', {
      cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity }],
      customerInfo: { name: 'Ana Prado', email: this.#email, phone: '', address: CAIUBI_LINES },
      shippingInfo: { price: freight, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
    })
  }

  /** From an empty cart to a paid order; the customer has been told 'paid' when this returns. */
  async buy(candle: Candle, quantity = 1): Promise<Purchase> {
    const started = await this.startCheckout(candle, quantity)
    const paid = await this.#insistOnCall('pay-test-card', {
      client_secret: started.client_secret,
      number: '4242424242424242',
      expiry_month: 12,
      expiry_year: 2040,
      cvc: '123',
    })
    if (paid.success !== true) throw new Error(`the payment failed: ${JSON.stringify(paid)}`)
    const { order } = await this.#insistOnCall('get-payment-status', { session_id: started.session_id })
    const { payment_status: status, order_number: orderNumber } = order as Record<string, string>
    if (status !== 'paid') throw new Error(`order ${orderNumber} is ${status}`)
    return { sessionId: String(started.session_id), orderNumber: String(orderNumber) }
  }

  /** Adding is not the same twice; emptying first makes it so. */
  async fillCart({ id, variantId }: Candle, quantity: number): Promise<void> {
    const add = {
      intent: 'add',
      productId: id,
      variantId: variantId ?? '',
      quantity: String(quantity),
    }
    await this.#insist('the cart', async () => {
      const cleared = await this.#visitor.post('/carrinho.data', { intent: 'clear' })
      await cleared.arrayBuffer()
      if (cleared.status !== 200) return cleared
      const added = await this.#visitor.post('/carrinho.data', add)
      await added.arrayBuffer()
      return added
    })
  }

  async quote(): Promise<number> {
    const { price } = await this.#insistOnCall('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua Caiubi, 318, São Paulo',
      address: CAIUBI,
      mode: 'TABELA',
      isExpress: false,
    })
    return Number(price)
  }

  async #insistOnCall(name: string, body: unknown): Promise<Record<string, unknown>> {
    return (await this.#insist(name, () => this.#visitor.call(name, body))).body
  }

  async #insist<Answer extends { status: number }>(
    what: string,
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    const givesUpAt = performance.now() + SKELETON_DELAY_MS
    for (;;) {
      const answer = await send().catch((error: Error) => error)
      if (!(answer instanceof Error) && answer.status === 200) return answer
      if (!(answer instanceof Error) && ![502, 503, 504].includes(answer.status)) {
        throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer).slice(0, 300)}`)
      }
      if (performance.now() > givesUpAt)
        throw new Error(`${what}: no answer for ${SKELETON_DELAY_MS / 1_000} s`)
      this.attemptsLost += 1
      await wait(PAUSE_MS)
    }
  }
}
