import { pathTo } from '#addresses.ts'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { deliveryPanelCopy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import { plainImage } from '../../../tests/support/test-images.ts'
import type { Slot } from '../../visitors/shopper.ts'
import type { Acknowledged } from './acknowledged.ts'
import { slotName } from './cart.ts'
import type { PaidOrder } from './paying.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import type { RetryingBrowser } from './retrying-browser.ts'

type Return = Exclude<PurchasePlan['return'], 'none' | 'cancels-paid' | 'withdraws'>

const steps: Readonly<Record<Return, readonly Record<string, string>[]>> = {
  'before-shipping': [{ status: 'cancelled', refund: 'on' }],
  'sent-back': [
    { status: 'shipped' },
    { status: 'delivered' },
    { status: 'cancelled', returnUnits: 'yes', refund: 'on' },
  ],
  kept: [{ status: 'shipped' }, { status: 'cancelled', returnUnits: 'no', refund: 'on' }],
}

const MAX_COUNTS = 5

interface Stocked {
  readonly stockQuantity: number
}

const batchStates = { finish: 'ready', fail: 'failed' } as const

type BatchChange =
  | (Record<string, string> & { intent: 'start' })
  | { intent: 'finish'; batchId: string }
  | { intent: 'fail'; batchId: string; reason: string }

export class Owner {
  readonly #browser: RetryingBrowser
  readonly #acknowledged: Acknowledged
  #work: Promise<void> = Promise.resolve()
  readonly failures: string[] = []

  constructor(browser: RetryingBrowser, acknowledged: Acknowledged) {
    this.#browser = browser
    this.#acknowledged = acknowledged
  }

  ask(orderId: string, returnKind: Return): void {
    void this.#queue(() => this.#setStatuses(orderId, steps[returnKind]))
  }

  send(orderId: string): Promise<void> {
    return this.#queue(() => this.#setStatuses(orderId, [{ status: 'shipped' }]))
  }

  refund(orderId: string): Promise<void> {
    return this.#queue(async () => {
      const page = `/admin/pedidos/${orderId}`
      const { text } = await this.#browser.read(page)
      const [, returnId = ''] = /name="returnId" value="([0-9a-f-]{36})"/.exec(text) ?? []
      await this.#browser.submit(page, { intent: 'refund-return', returnId })
    })
  }

  moveDay(order: PaidOrder, slot: Slot): void {
    void this.#queue(async () => {
      const fields = { intent: 'delivery', slot: `${slot.day}/${slot.shift}` }
      const answer = await this.#browser.submit(`/admin/pedidos/${order.id}`, fields)
      if (answer.text.includes(deliveryPanelCopy.done))
        this.#acknowledged.newDays.push({ orderNumber: order.order_number, slot: slotName(slot) })
    })
  }

  handOver(order: PaidOrder, code: string): void {
    void this.#queue(async () => {
      const page = await this.#browser.read(`/admin/pedidos/${order.id}`)
      if (!page.text.includes(code))
        throw new Error(`order ${order.order_number} has another code than ${code}`)
      await this.#setStatuses(order.id, [{ status: 'shipped' }, { status: 'delivered' }])
    })
  }

  changeBatch(fields: BatchChange): Promise<void> {
    return this.#queue(async () => {
      const { status } = await this.#browser.submit('/admin/levas', fields)
      if (status === 200 && fields.intent !== 'start')
        this.#acknowledged.batches.push({ batchId: fields.batchId, state: batchStates[fields.intent] })
    })
  }

  /** Counts more units than recorded. A concurrent sale makes the owner count again. */
  count(shelf: ShelfName, countedUnits: number): Promise<void> {
    return this.#queue(async () => {
      for (let tries = 0; tries < MAX_COUNTS; tries += 1) {
        const stockBefore = await this.#stockOf(shelf)
        const fields = { intent: 'adjust-stock', kind: 'set', units: String(stockBefore + countedUnits) }
        const shelves = `${shelfKey(shelf)}:${stockBefore}`
        const { status } = await this.#browser.submit(pathTo('adminProducts'), { ...fields, shelves })
        if (status !== 200) continue
        this.#acknowledged.counts.push({ shelf: shelfKey(shelf), change: countedUnits })
        return
      }
    })
  }

  async #stockOf({ productId, variantId }: ShelfName): Promise<number> {
    const { body } = await this.#browser.post(pathTo('guestProducts'), { productIds: [productId] })
    const [product] = body.products as [Stocked & { variants: (Stocked & { id: string })[] }]
    return (product.variants.find(({ id }) => id === variantId) ?? product).stockQuantity
  }

  addImage(productId: string): Promise<void> {
    return this.#queue(() => this.#upload(productId))
  }

  async finish(): Promise<void> {
    await this.#work
  }

  #queue(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch((error) => void this.failures.push(String(error)))
    return this.#work
  }

  async #setStatuses(orderId: string, changes: readonly Record<string, string>[]): Promise<void> {
    for (const step of changes) {
      const answer = await this.#browser.submit(`/admin/pedidos/${orderId}`, { intent: 'status', ...step })
      if (!answer.text.includes(orderToasts.statusChanged)) {
        throw new Error(`order ${orderId} did not become ${step.status}: ${answer.status} ${answer.text}`)
      }
      this.#acknowledged.statuses.push({ orderId, status: step.status ?? '' })
    }
  }

  async #upload(productId: string): Promise<void> {
    const bytes = await plainImage(320, 240).png().toBuffer()
    const batch = crypto.randomUUID()
    const answer = await this.#browser.upload('/admin/manager/imagens', () => {
      const form = new FormData()
      form.set('intent', 'add')
      form.set('productId', productId)
      form.set('batch', batch)
      form.set('place', '0')
      form.set('file', new File([new Uint8Array(bytes)], 'vela.png', { type: 'image/png' }))
      return form
    })
    if (answer.status === 200 && answer.body.ok === true) this.#acknowledged.images.push({ productId })
    else this.#acknowledged.imageRefusals.push(String(answer.body.error ?? answer.status))
  }
}
