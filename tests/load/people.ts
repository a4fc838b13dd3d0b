import { CAIUBI, CAIUBI_LINES } from '../support/shopping.ts'
import type { Candle } from '../support/traffic/persistent-buyer.ts'
import type { Visitor } from '../support/visitor.ts'
import type { Counted, Kind, Tally } from './tally.ts'

export interface Surroundings {
  tally: Tally
  /** Chance that can be had again, between 0 and 1. */
  random: () => number
  slugs: readonly string[]
  candle: Candle
}

const searches = ['lavanda', 'cafe', 'laranja', 'sandalo', 'baunilha', 'velas', 'nada-assim']
const readings = ['/', '/produtos', '/blog', '/nossa-historia', '/colecoes', '/sustentabilidade']

class Person {
  protected readonly visitor: Visitor
  protected readonly around: Surroundings

  constructor(visitor: Visitor, around: Surroundings) {
    this.visitor = visitor
    this.around = around
  }

  protected get(kind: Kind, path: string): Promise<Counted> {
    return this.around.tally.count(kind, `GET ${path}`, () => this.visitor.get(path))
  }

  protected form(kind: Kind, path: string, fields: Record<string, string>): Promise<Counted> {
    return this.around.tally.count(kind, `POST ${path}`, () => this.visitor.post(path, fields))
  }

  protected async call(kind: Kind, name: string, body: unknown): Promise<Record<string, unknown>> {
    const { status, text } = await this.around.tally.count(kind, name, () =>
      this.visitor.send(`/api/functions/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    )
    return status === 200 ? JSON.parse(text) : {}
  }

  protected pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.around.random() * values.length)] as Value
  }

  protected slug(): string {
    return this.pick(this.around.slugs)
  }

  protected quote(): Promise<Record<string, unknown>> {
    return this.call('freight quote', 'calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua Caiubi, 318, São Paulo',
      address: CAIUBI,
      mode: 'TABELA',
      isExpress: false,
    })
  }
}

/** Looks around, reads, searches; the images of a page come with it. */
export class Guest extends Person {
  async takeTurn(): Promise<void> {
    const { random } = this.around
    const draw = random()
    if (draw < 0.15) await this.get('search', `/produtos?search=${this.pick(searches)}`)
    else if (draw < 0.2) await this.quote()
    else {
      const path = draw < 0.6 ? `/produto/${this.slug()}` : this.pick(readings)
      await this.#images((await this.get('cached page', path)).text)
    }
  }

  async #images(page: string): Promise<void> {
    const shown = [...page.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, url = '']) => url)
    await Promise.all(shown.slice(0, 3).map((url) => this.get('image', url)))
  }
}

/** Is known to the shop: every page is the customer's alone. */
export class Customer extends Person {
  async takeTurn(): Promise<void> {
    const { random, candle } = this.around
    const draw = random()
    if (draw < 0.5) await this.get("customer's page", `/produto/${this.slug()}`)
    else if (draw < 0.7)
      await this.get("customer's page", this.pick(['/', '/pedidos', '/favoritos', '/carrinho']))
    else if (draw < 0.85)
      await this.form('cart', '/carrinho.data', {
        intent: 'add',
        productId: candle.id,
        variantId: '',
        quantity: '1',
      })
    else if (draw < 0.95) await this.form('cart', '/carrinho.data', { intent: 'clear' })
    else await this.quote()
  }
}

/** Buys one candle and comes back for the next. */
export class Buyer extends Person {
  async takeTurn(): Promise<void> {
    const { candle } = this.around
    await this.form('cart', '/carrinho.data', { intent: 'clear' })
    const line = { intent: 'add', productId: candle.id, variantId: '', quantity: '1' }
    if ((await this.form('cart', '/carrinho.data', line)).status !== 200) return
    const { price } = await this.quote()
    if (price === undefined) return
    const started = await this.call('checkout', 'create-checkout', {
      cartItems: [{ product_id: candle.id, quantity: 1 }],
      customerInfo: { name: 'Ana Prado', address: CAIUBI_LINES },
      shippingInfo: { price, breakdown: null },
    })
    if (!started.session_id) return
    await this.call('payment', 'pay-test-card', {
      client_secret: started.client_secret,
      number: '4242424242424242',
      expiry_month: 12,
      expiry_year: 2040,
      cvc: '123',
    })
    await this.call('payment', 'get-payment-status', { session_id: started.session_id })
  }
}

/** Works in the back office; the owner's changes drop cached pages. */
export class Owner extends Person {
  async takeTurn(): Promise<void> {
    const { random } = this.around
    const screens = ['/admin', '/admin/pedidos', '/admin/produtos', '/admin/manager', '/admin/blog']
    if (random() < 0.8) await this.get('back office', this.pick(screens))
    else
      await this.form('back office', '/admin/produtos.data', {
        intent: 'toggle',
        ids: this.around.candle.id,
        active: 'true',
      })
  }
}
