import { extractPath } from '../../tests/support/function-path.ts'
import type { Visitor } from '../../tests/support/visitor.ts'
import { type Candle, cartLine } from '../visitors/requests.ts'
import { Shopper } from '../visitors/shopper.ts'
import type { Counted, Kind, Tally } from './tally.ts'

export interface Surroundings {
  tally: Tally
  random: () => number
  slugs: readonly string[]
  candle: Candle
}

const searches = ['lavanda', 'cafe', 'laranja', 'sandalo', 'baunilha', 'velas', 'nada-assim']
const readings = ['/', '/produtos', '/blog', '/nossa-historia', '/colecoes', '/sustentabilidade']

const kindOf: Readonly<Record<string, Kind>> = {
  'calculate-frete-motoboy-sp': 'freight quote',
  'create-checkout': 'checkout',
}

function requireAccepted(counted: Counted): Counted {
  if (counted.status !== 200) throw new Error(`refused with ${counted.status}`)
  return counted
}

class Person {
  protected readonly visitor: Visitor
  protected readonly around: Surroundings
  protected readonly shopper: Shopper

  constructor(visitor: Visitor, around: Surroundings) {
    this.visitor = visitor
    this.around = around
    this.shopper = new Shopper({
      submit: async (path, ...forms) => {
        for (const form of forms) requireAccepted(await this.form('cart', `${path}.data`, form))
      },
      call: async (name, body) => {
        const { text } = requireAccepted(await this.#call(name, body))
        return JSON.parse(text)
      },
    })
  }

  #call(name: string, body: object): Promise<Counted> {
    const init = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    return this.around.tally.count(kindOf[name] ?? 'payment', name, () =>
      this.visitor.send(extractPath(name), { method: 'POST', ...init }),
    )
  }

  protected get(kind: Kind, path: string): Promise<Counted> {
    return this.around.tally.count(kind, `GET ${path}`, () => this.visitor.get(path))
  }

  protected form(kind: Kind, path: string, fields: Record<string, string>): Promise<Counted> {
    return this.around.tally.count(kind, `POST ${path}`, () => this.visitor.post(path, fields))
  }

  protected pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.around.random() * values.length)] as Value
  }

  protected slug(): string {
    return this.pick(this.around.slugs)
  }
}

export class Guest extends Person {
  async takeTurn(): Promise<void> {
    const { random } = this.around
    const draw = random()
    if (draw < 0.15) await this.get('search', `/produtos?search=${this.pick(searches)}`)
    else if (draw < 0.2) await this.shopper.quote().catch(() => undefined)
    else {
      const path = draw < 0.6 ? `/produto/${this.slug()}` : this.pick(readings)
      await this.#images((await this.get('cached page', path)).text)
    }
  }

  async #images(page: string): Promise<void> {
    const imageUrls = [...page.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, url = '']) => url)
    await Promise.all(imageUrls.slice(0, 3).map((url) => this.get('image', url)))
  }
}

export class Customer extends Person {
  async takeTurn(): Promise<void> {
    const { random, candle } = this.around
    const draw = random()
    if (draw < 0.5) await this.get("customer's page", `/produto/${this.slug()}`)
    else if (draw < 0.7)
      await this.get("customer's page", this.pick(['/', '/pedidos', '/favoritos', '/carrinho']))
    else if (draw < 0.85) await this.form('cart', '/carrinho.data', cartLine(candle))
    else if (draw < 0.95) await this.form('cart', '/carrinho.data', { intent: 'clear' })
    else await this.shopper.quote().catch(() => undefined)
  }
}

export class Buyer extends Person {
  async takeTurn(): Promise<void> {
    // The tally has counted what was refused.
    await this.shopper.buy(this.around.candle).catch(() => undefined)
  }
}

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
