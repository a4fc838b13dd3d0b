import type { Slot } from '../../visitors/shopper.ts'
import type { Random } from '../random.ts'
import type { ChaosProvider } from '../world/chaos-provider.ts'
import type { Moments } from '../world/moments.ts'
import type { MovableClock } from '../world/movable-clock.ts'
import type { Acknowledged } from './acknowledged.ts'
import { chooseAfterLoss } from './after-paying.ts'
import { FreightQuote, fillCart, readSlot } from './cart.ts'
import { typeCoupon } from './coupons.ts'
import { Giving } from './giving.ts'
import type { Kit } from './kits.ts'
import { orderBody } from './order-body.ts'
import type { Owner } from './owner.ts'
import { followCovered, payAsPlanned } from './paying.ts'
import { type Candle, type PurchasePlan, planPurchase } from './purchase-plan.ts'
import type { Answer, RetryingBrowser } from './retrying-browser.ts'
import { buyVoucher } from './vouchers.ts'
import type { Workshop } from './workshop.ts'

export interface Environment {
  readonly clock: MovableClock
  readonly moments: Moments
  readonly provider: ChaosProvider
  readonly owner: Owner
  readonly acknowledged: Acknowledged
  readonly candles: readonly Candle[]
  readonly kits: readonly Kit[]
  readonly workshop: Workshop
}

export interface Checkout {
  readonly sessionId: string
  readonly clientSecret: string
}

type Method = 'card' | 'pix'

type Pressed =
  | { kind: 'started'; checkout: Checkout }
  | { kind: 'slot-gone'; next: Slot | null }
  /** Nothing is left to pay: a voucher covered it, or an earlier order is paid. */
  | { kind: 'bought'; sessionId: string }
  | { kind: 'again' | 'no-way' }
const MAX_CARTS = 8
const LIKES_IT_TIMES = 2
const MAX_SUBMITS = 15
const MAX_SLOTS = 5
/** Cart or freight changed; the customer corrects it and tries again. */
const retryableCodes = [
  'cart-changed',
  'cart-empty',
  'coupon-gone',
  'gift-changed',
  'freight-stale',
  'out-of-stock',
  'price-changed',
  'voucher-changed',
]

export class Customer {
  readonly email: string
  readonly browser: RetryingBrowser
  readonly environment: Environment
  readonly #random: Random
  readonly freight: FreightQuote
  readonly #giving: Giving
  #purchases = 0
  #cartNumber = 0
  #method: Method = 'card'
  /** Part of the key, because each change of payment method creates another payment. */
  #changes = 0
  #leftCartEmpty = true
  readonly reserved: { orderNumber: string; wants: PurchasePlan['afterLoss'] }[] = []

  constructor(parts: { email: string; browser: RetryingBrowser; environment: Environment; random: Random }) {
    this.email = parts.email
    this.browser = parts.browser
    this.environment = parts.environment
    this.#random = parts.random
    this.freight = new FreightQuote(parts.browser, parts.environment.clock)
    this.#giving = new Giving(parts.browser)
  }

  async goShopping(): Promise<void> {
    await this.chooseAfterLoss()
    this.#purchases += 1
    const purchase = `${this.email}#${this.#purchases}`
    const plan = planPurchase(this.#random.stream(this.#purchases), this.environment)
    for (const page of plan.pages) await this.browser.look(page)
    if (plan.voucher !== null) return buyVoucher(this, { purchase, amount: plan.voucher })
    for (let cart = 0; cart < MAX_CARTS; cart += 1) {
      this.#cartNumber += 1
      const isEmpty = this.#leftCartEmpty
      this.#leftCartEmpty = false
      const lines = cart < LIKES_IT_TIMES ? plan.lines : this.#somethingElse()
      if (!(await fillCart(this.browser, lines, { isEmpty }))) continue
      await typeCoupon(this.browser, this.#random.stream(this.#purchases * MAX_CARTS + cart))
      const gift = await this.#giving.prepare(plan.isPresent)
      const name = `Ana Prado ${this.#purchases}`
      const voucher = this.browser.cookie('lume_voucher')
      let body = await orderBody(this.email, this.freight, { ...plan, name, lines, gift, voucher })
      let submission = await this.press(body, plan.pressesTwice)
      for (
        let tries = 0;
        tries < MAX_SLOTS && submission.kind === 'slot-gone' && submission.next;
        tries += 1
      ) {
        body = { ...body, delivery: submission.next }
        submission = await this.press(body)
      }
      if (submission.kind === 'again') continue
      if (submission.kind === 'started')
        this.#leftCartEmpty = await payAsPlanned(this, {
          purchase,
          plan,
          checkout: submission.checkout,
          body,
        })
      if (submission.kind === 'bought') await followCovered(this, plan, submission.sessionId)
      return
    }
  }

  async chooseAfterLoss(): Promise<void> {
    if (!this.environment.workshop.isDone) return
    for (const { orderNumber, wants } of this.reserved.splice(0))
      await chooseAfterLoss(this, orderNumber, wants)
  }

  async anySlot(): Promise<Slot> {
    return this.#random.pick(await this.freight.slots())
  }

  async press(body: { payment_method: Method }, isDoubled = false): Promise<Pressed> {
    if (body.payment_method !== this.#method) this.#changes += 1
    this.#method = body.payment_method
    const presses = await Promise.all(
      Array.from({ length: isDoubled ? 2 : 1 }, () => this.#createCheckout(body)),
    )
    const startedSubmission = presses.find(({ status }) => status === 200)
    if (startedSubmission) {
      const { session_id: sessionId, client_secret: clientSecret } = startedSubmission.body as Record<
        string,
        string
      >
      return { kind: 'started', checkout: { sessionId: sessionId ?? '', clientSecret: clientSecret ?? '' } }
    }
    const refusal = presses[0]?.body ?? {}
    const code = String(refusal.code ?? presses[0]?.status)
    if (code === 'shift-full' || code === 'shift-unavailable')
      return { kind: 'slot-gone', next: readSlot(refusal.next_delivery) }
    if (code === 'freight-stale') this.freight.forget()
    if (retryableCodes.includes(code)) return { kind: 'again' }
    if (code === 'already-paid') return { kind: 'bought', sessionId: String(refusal.session_id) }
    return { kind: 'no-way' }
  }

  async #createCheckout(body: object): Promise<Answer> {
    const { clock, moments, acknowledged } = this.environment
    const { era } = clock
    moments.note('checkout-sent')
    const answer = await this.browser.call('create-checkout', body, MAX_SUBMITS)
    if (answer.status === 200 && clock.era === era && era % 2 === 0) {
      acknowledged.checkouts.push({
        key: `${this.email} cart ${this.#cartNumber} era ${era} by ${answer.body.payment_method} ${this.#changes}`,
        customer: this.email,
        orderNumber: String(answer.body.order_number),
        sessionId: String(answer.body.session_id),
        clientSecret: String(answer.body.client_secret),
        total: Math.round(Number(answer.body.total_amount) * 100),
      })
    }
    return answer
  }

  #somethingElse(): PurchasePlan['lines'] {
    const candle = this.#random.pick(this.environment.candles.filter(({ scarce }) => !scarce))
    return [{ candle, quantity: 1, chosenParts: [] }]
  }
}
