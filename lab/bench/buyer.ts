import { setTimeout as wait } from 'node:timers/promises'
import { extractPath } from '../../tests/support/function-path.ts'
import type { Candle } from '../visitors/requests.ts'
import { type Line, Shopper, type Slot } from '../visitors/shopper.ts'
import { post } from './post.ts'

const RECIFE_ADDRESS = {
  street: 'Rua da Aurora',
  number: '325',
  complement: '',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  postal_code: '50050-000',
}

const WAIT_MS = 250
const MAX_REFUSALS = 200

/** Repeats and counts requests that got 503; throws on any other failure. */
class CountingLine implements Line {
  timesTurnedAway = 0
  readonly #port: number
  readonly #cookie: string

  constructor(port: number, cookie: string) {
    this.#port = port
    this.#cookie = cookie
  }

  async submit(path: string, ...forms: readonly Record<string, string>[]): Promise<void> {
    const type = 'application/x-www-form-urlencoded'
    for (const form of forms) await this.#insist(`${path}.data`, type, `${new URLSearchParams(form)}`)
  }

  async call(name: string, body: object): Promise<Record<string, unknown>> {
    return JSON.parse(await this.#insist(extractPath(name), 'application/json', JSON.stringify(body)))
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

type Checkout = Record<string, unknown>

/** Buys one kind of candle, one step at a time. */
export class Buyer {
  #offered: readonly Slot[] = []
  #bought = 0
  readonly #candle: Candle
  readonly #line: CountingLine
  readonly #shopper: Shopper

  constructor({ port, cookie, productId }: { port: number; cookie: string; productId: string }) {
    this.#candle = { id: productId, variantId: null }
    this.#line = new CountingLine(port, cookie)
    this.#shopper = new Shopper(this.#line)
  }

  get timesTurnedAway(): number {
    return this.#line.timesTurnedAway
  }

  addToCart(): Promise<void> {
    return this.#shopper.addToCart(this.#candle)
  }

  async quote(): Promise<number> {
    const { price, slots } = await this.#shopper.quote()
    this.#offered = slots
    return price
  }

  /** Quotes the items in the cart by the owner's table. */
  async quoteToRecife(): Promise<void> {
    const { offers } = await this.#line.call('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua da Aurora, 325, Recife, PE, 50050-000',
      address: RECIFE_ADDRESS,
    })
    if (!Array.isArray(offers) || offers.length === 0) throw new Error('no carrier offers anything')
  }

  /** Takes the first free slot. */
  async buy(freight: number): Promise<void> {
    await this.#payByCard(await this.startCheckout(freight, 'card'))
  }

  /** Takes another offered slot each time. */
  async buyForSlot(freight: number): Promise<void> {
    this.#bought += 1
    const { day, shift } = this.#offered[this.#bought % this.#offered.length] ?? { day: '', shift: '' }
    await this.#payByCard(await this.startCheckout(freight, 'card', { delivery: { day, shift } }))
  }

  async buyAndFetch(): Promise<void> {
    const customerInfo = { name: 'Ana Prado' }
    const pickup = { delivery_way: 'pickup', customerInfo, shippingInfo: null }
    await this.#payByCard(await this.startCheckout(0, 'card', pickup))
  }

  async buyByPix(freight: number): Promise<void> {
    const checkout = await this.startCheckout(freight, 'pix')
    await this.#shopper.payByPix(checkout)
    await this.seeItPaid(checkout)
  }

  startCheckout(freight: number, method: 'card' | 'pix', wishes: object = {}): Promise<Checkout> {
    return this.#shopper.startCheckout(this.#candle, {
      freight,
      further: { payment_method: method, ...wishes },
    })
  }

  payWithTestCard(checkout: Checkout): Promise<void> {
    return this.#shopper.payByCard(checkout)
  }

  async seeItPaid(checkout: Checkout): Promise<void> {
    await this.#shopper.seePaid(checkout)
  }

  async #payByCard(checkout: Checkout): Promise<void> {
    await this.payWithTestCard(checkout)
    await this.seeItPaid(checkout)
  }
}
