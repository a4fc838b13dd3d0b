import { setTimeout as wait } from 'node:timers/promises'
import { post } from './post.ts'

const HOME_ADDRESS = {
  street: 'Rua Caiubi',
  number: '318',
  complement: 'apto 72',
  neighborhood: 'Perdizes',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '05010-000',
}

const RECIFE_ADDRESS = {
  street: 'Rua da Aurora',
  number: '325',
  complement: '',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  postal_code: '50050-000',
}

const ORDER_ADDRESS = {
  line1: 'Rua Caiubi, 318',
  line2: 'apto 72 – Perdizes',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '05010-000',
  country: 'Brasil',
}

const WAIT_MS = 250
const MAX_REFUSALS = 200

interface Slot {
  readonly day: string
  readonly shift: string
}

/**
 * A customer with a session who buys one candle after another. A shop that is too busy says so before it does anything; then
 * the buyer waits and asks again, which is counted. Any other answer but yes is thrown.
 */
export class Buyer {
  timesTurnedAway = 0
  #offered: readonly Slot[] = []
  #bought = 0
  readonly #port: number
  readonly #cookie: string
  readonly #productId: string

  constructor({ port, cookie, productId }: { port: number; cookie: string; productId: string }) {
    this.#port = port
    this.#cookie = cookie
    this.#productId = productId
  }

  async addToCart(): Promise<void> {
    const fields = { intent: 'add', productId: this.#productId, variantId: '', quantity: '1' }
    // The address that the browser's own router sends its forms to.
    await this.#insist(
      '/carrinho.data',
      'application/x-www-form-urlencoded',
      `${new URLSearchParams(fields)}`,
    )
  }

  async quote(): Promise<number> {
    const { price, free_slots } = await this.#call('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua Caiubi, 318, São Paulo',
      address: HOME_ADDRESS,
    })
    this.#offered = free_slots as Slot[]
    return Number(price)
  }

  /** By the owner's table, for what is in their cart. */
  async quoteToRecife(): Promise<void> {
    const { offers } = await this.#call('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua da Aurora, 325, Recife, PE, 50050-000',
      address: RECIFE_ADDRESS,
    })
    if (!Array.isArray(offers) || offers.length === 0) throw new Error('no carrier offers anything')
  }

  /** From the full cart to the paid order; the first free slot is the customer's. */
  buy(freight: number): Promise<void> {
    return this.#payByCard(this.startCheckout(freight, 'card'))
  }

  /** The same in a slot that the last quote offered, another one each time. */
  buyForSlot(freight: number): Promise<void> {
    this.#bought += 1
    const { day, shift } = this.#offered[this.#bought % this.#offered.length] ?? { day: '', shift: '' }
    return this.#payByCard(this.startCheckout(freight, 'card', { delivery: { day, shift } }))
  }

  /** The same without a place in any shift: the customer fetches it. */
  buyAndFetch(): Promise<void> {
    const customerInfo = { name: 'Ana Souza' }
    const fetched = { delivery_way: 'pickup', customerInfo, shippingInfo: null }
    return this.#payByCard(this.startCheckout(0, 'card', fetched))
  }

  async #payByCard(started: Promise<Record<string, unknown>>): Promise<void> {
    const checkout = await started
    await this.payWithTestCard(checkout)
    await this.seeItPaid(checkout)
  }

  async payWithTestCard({ client_secret }: Record<string, unknown>): Promise<void> {
    const card = { number: '4242424242424242', expiry_month: 12, expiry_year: 2040, cvc: '123' }
    expectSuccess(await this.#call('pay-test-card', { client_secret, ...card }))
  }

  /** The same with a Pix code, paid at once by the test provider's bank. */
  async buyByPix(freight: number): Promise<void> {
    const checkout = await this.startCheckout(freight, 'pix')
    expectSuccess(await this.#call('pay-test-pix', { order_number: checkout.order_number }))
    await this.seeItPaid(checkout)
  }

  startCheckout(
    freight: number,
    method: 'card' | 'pix',
    wishes: object = {},
  ): Promise<Record<string, unknown>> {
    return this.#call('create-checkout', {
      payment_method: method,
      cartItems: [{ product_id: this.#productId, quantity: 1 }],
      customerInfo: { name: 'Ana Souza', address: ORDER_ADDRESS },
      shippingInfo: { price: freight, breakdown: null },
      ...wishes,
    })
  }

  async seeItPaid({ session_id }: Record<string, unknown>): Promise<void> {
    const { order } = await this.#call('get-payment-status', { session_id })
    const status = (order as { payment_status?: string }).payment_status
    if (status !== 'paid') throw new Error(`the order is ${status}`)
  }

  async #call(name: string, body: unknown): Promise<Record<string, unknown>> {
    return JSON.parse(await this.#insist(`/api/functions/${name}`, 'application/json', JSON.stringify(body)))
  }

  async #insist(path: string, type: string, body: string): Promise<string> {
    for (;;) {
      const { status, text } = await post({ port: this.#port, cookie: this.#cookie, path, type, body })
      if (status === 200) return text
      if (status !== 503 || this.timesTurnedAway >= MAX_REFUSALS)
        throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
      this.timesTurnedAway += 1
      await wait(WAIT_MS)
    }
  }
}

function expectSuccess(paid: Record<string, unknown>): void {
  if (paid.success !== true) throw new Error(`the payment failed: ${JSON.stringify(paid)}`)
}
