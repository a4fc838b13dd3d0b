import { randomUUID } from 'node:crypto'
import { contributions } from '#app/features.server.ts'
import { JobQueue } from '#app/jobs/job-queue.ts'
import { loadShelf } from '#catalogue/stock/use-cases/load-shelf.ts'
import type { CheckoutRequest } from '#checkout/purchase/use-cases/checkout-request.ts'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import { createOfflineGateway } from '#payments/providers/offline/offline-gateway.ts'
import { SIGNATURE_HEADER } from '#payments/providers/offline/webhooks.ts'
import { joinGateways } from '#payments/providers/pix-key/join-gateways.ts'
import { createPixKeyGateway } from '#payments/providers/pix-key/pix-key-gateway.ts'
import type { CardDetails } from '#payments/providers/port.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { parseConfig } from '#platform/config/config.ts'
import type { Log } from '#platform/config/log.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import { ok } from '#platform/domain/result.ts'
import { rateLimitTable } from '#platform/rate-limits/limits.ts'
import { createMemoryRateLimits } from '#platform/rate-limits/memory-rate-limits.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import type { Shop } from '#platform/shop.ts'
import { createSettingsStore } from '#settings/use-cases/settings-store.ts'
import type { ConnectedTestDatabase } from './database.ts'
import { type Fault, type Operation, withFaults } from './faulty-gateway.ts'
import { keysInQueue } from './message-queue.ts'
import { seller } from './seller.ts'

export const SHOP_SECRET = 'a secret of at least thirty-two characters'

export const TEST_ADDRESS = {
  line1: 'Rua Voluntários da Pátria, 482',
  line2: 'Apto 71 – Santana',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '02013-000',
  country: 'Brasil',
}

const NUMBERS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  'asks-first': '4000 0025 0000 3155',
  'no-funds': '4000 0000 0000 9995',
}

export function testCard(which: keyof typeof NUMBERS): CardDetails {
  return { number: NUMBERS[which], expiryMonth: 12, expiryYear: 2040, cvc: '123' }
}

export interface WebhookDelivery {
  readonly rawBody: Uint8Array
  readonly signature: string
}

async function setUpDelivery(pool: ConnectedTestDatabase['pool']): Promise<void> {
  await pool.query(
    `insert into settings_frete_motoboy (enabled, origem_address, base_price, tier1_rate, tier2_rate, tier3_rate, tier4_rate,
       peak_start_time, peak_end_time, delivery_schedule)
     values (false, '', 0, 0, 0, 0, 0, '17:00', '20:00', $1) on conflict do nothing`,
    [MONDAY_TO_SATURDAY],
  )
}

/** Real database and outbox; the test controls the clock and the delivery of payment webhooks. */
export async function openCheckoutFixture(
  { pool, db }: Pick<ConnectedTestDatabase, 'pool' | 'db'>,
  environment: Record<string, string> = {},
) {
  await setUpDelivery(pool)
  let now = new Date('2026-11-12T17:32:00.000Z')
  const clock = { now: () => now }
  const logged: string[] = []
  const write = (details: object, message: string) =>
    void logged.push(`${message} ${JSON.stringify(details)}`)
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const webhooks: WebhookDelivery[] = []
  const faults = new Map<Operation, Fault>()
  const gateway = createOfflineGateway({
    sql: pool,
    secret: SHOP_SECRET,
    challengeUrl: (reference) => `http://localhost:3000/pagamento-teste/${reference}`,
    clock,
    log,
    async deliver(rawBody, headers) {
      webhooks.push({ rawBody, signature: headers[SIGNATURE_HEADER] ?? '' })
      return true
    },
  })
  const payments = withFaults(gateway, (operation) => faults.get(operation) ?? 'none')
  const sealing = createSealing({ secret: SHOP_SECRET, now: clock.now })
  const outbox = await JobQueue.open({ pool, log, sealing })
  const config = parseConfig({ ...seller, SITE_URL: 'http://localhost:3000', ...environment })
  const account = config.ownPixKey ?? null
  const source = { known: () => account, read: async () => account }
  const own = createPixKeyGateway({ sql: pool, secret: SHOP_SECRET, clock, account: source })
  const both = joinGateways(payments, own)
  const settings = createSettingsStore({ db, config }, loadShelf)
  const shop = {
    ...contributions,
    config,
    settings,
    clock,
    log,
    db,
    publicReads: db,
    outbox,
    payments: both,
    sealing,
    rateLimits: createMemoryRateLimits(rateLimitTable, () => now.getTime()),
  } as unknown as Shop

  return {
    shop,
    payments,
    logged,
    faults,
    passMinutes(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    async takeWebhooks(): Promise<WebhookDelivery[]> {
      await payments.webhooks.idle()
      return webhooks.splice(0)
    },
    pay: (clientSecret: string, which: keyof typeof NUMBERS = 'good') =>
      payments.testCards?.confirmCard(clientSecret, testCard(which)),
    loseDispute(lost: { reference: string; dispute: string; amount: number }) {
      const event = { id: randomUUID(), kind: 'dispute-closed' as const, isLost: true, ...lost }
      const telling = { ...shop, payments: { ...shop.payments, parseWebhook: () => ok(event) } }
      return acceptPaymentWebhook(telling, { rawBody: new Uint8Array(), signature: null })
    },
    close: () => outbox.close(),

    async newCustomer(): Promise<{ id: string; email: string }> {
      const email = `${randomUUID()}@exemplo.com.br`
      const { rows } = await pool.query('insert into users (email, name) values ($1, $2) returning id', [
        email,
        'Helena Martins',
      ])
      await pool.query('insert into profiles (user_id, full_name, email) values ($1, $2, $3)', [
        rows[0].id,
        'Helena Martins',
        email,
      ])
      return { id: rows[0].id, email }
    },

    async newCandle(facts: { stock: number; price?: number; sizes?: Record<string, number>; name?: string }) {
      const slug = `vela-${randomUUID()}`
      const { name = slug, stock, price = 8990 } = facts
      const { rows } = await pool.query(
        `insert into products (name, slug, price, stock_quantity, images)
         values ($1, $2, $3, $4, array['/midia/vela.avif']) returning id`,
        [name, slug, decimalFromCentavos(price), stock],
      )
      const id: string = rows[0].id
      const sizes: Record<string, string> = {}
      for (const [size, adjustment] of Object.entries(facts.sizes ?? {})) {
        const made = await pool.query(
          'insert into product_variants (product_id, name, price_adjustment, stock_quantity) values ($1, $2, $3, $4) returning id',
          [id, size, decimalFromCentavos(adjustment), stock],
        )
        sizes[size] = made.rows[0].id
      }
      await pool.query(
        `insert into stock_movements (product_id, variant_id, change, reason)
         select product_id, variant_id, stock_quantity, 'initial' from shelves where product_id = $1`,
        [id],
      )
      return { id, name, price, sizes }
    },

    async newKit(facts: {
      parts: readonly { productId: string; variantId?: string; count?: number }[]
      price?: number
      name?: string
      choices?: number
      repeats?: boolean
    }) {
      const slug = `kit-${randomUUID()}`
      const { name = slug, price = 15990, choices = null, repeats = false } = facts
      const { rows } = await pool.query(
        `insert into products (name, slug, price, kit_kind, kit_choices, kit_repeats) values ($1, $2, $3, $4, $5, $6) returning id`,
        [name, slug, decimalFromCentavos(price), choices === null ? 'fixed' : 'choose', choices, repeats],
      )
      const id: string = rows[0].id
      const parts: string[] = []
      for (const [position, { productId, variantId = null, count = 1 }] of facts.parts.entries()) {
        const made = await pool.query(
          `insert into kit_parts (kit_id, product_id, variant_id, name, size, count, position)
           select $1, p.id, v.id, p.name, v.name, $4, $5 from products p left join product_variants v on v.id = $3 where p.id = $2
           returning id`,
          [id, productId, variantId, count, position],
        )
        parts.push(made.rows[0].id)
      }
      return { id, name, slug, price, parts }
    },

    async putInCart(userId: string, productId: string, quantity: number, variantId: string | null = null) {
      await pool.query(
        `insert into cart_items (user_id, product_id, variant_id, quantity, seen_price)
         select $1, p.id, $3, $4, p.price + coalesce(v.price_adjustment, 0)
         from products p left join product_variants v on v.id = $3 where p.id = $2
         on conflict on constraint cart_items_line_key do update set quantity = excluded.quantity`,
        [userId, productId, variantId, quantity],
      )
    },

    async cartOf(
      userId: string,
    ): Promise<{ productId: string; variantId: string | null; quantity: number; chosenParts?: string[] }[]> {
      const { rows } = await pool.query(
        `select product_id as "productId", variant_id as "variantId", quantity, chosen_parts as "chosenParts" from cart_items
         where user_id = $1 order by created_at, id`,
        [userId],
      )
      return rows.map(({ chosenParts, ...line }) => (chosenParts ? { ...line, chosenParts } : line))
    },

    async requestFor(userId: string, changes: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
      return {
        userId,
        cartItems: await this.cartOf(userId),
        customer: { name: 'Helena Martins', email: null, phone: '(11) 90000-0000', address: TEST_ADDRESS },
        freightPrice: null,
        expectedTotal: null,
        ...changes,
      }
    },

    async stockOf(productId: string): Promise<number> {
      const { rows } = await pool.query('select stock_quantity from products where id = $1', [productId])
      return rows[0].stock_quantity
    },

    async stockOfSize(variantId: string): Promise<number> {
      const { rows } = await pool.query('select stock_quantity from product_variants where id = $1', [
        variantId,
      ])
      return rows[0].stock_quantity
    },

    async orderOf(orderId: string): Promise<Record<string, unknown>> {
      const { rows } = await pool.query(
        `select o.*, p.method as payment_method, p.provider as payment_provider, p.reference as payment_reference,
          p.number as payment_attempt, p.failure as payment_failure, p.pending_provider_action
         from orders o join payments p on p.id = o.payment_id where o.id = $1`,
        [orderId],
      )
      return rows[0]
    },

    async movementsOf(orderId: string): Promise<[string, number][]> {
      const { rows } = await pool.query(
        'select reason, change from stock_movements where order_id = $1 order by created_at, reason',
        [orderId],
      )
      return rows.map(({ reason, change }) => [reason, change])
    },

    async eventsOf(orderId: string): Promise<string[]> {
      const { rows } = await pool.query(
        'select kind from order_events where order_id = $1 order by created_at, sequence',
        [orderId],
      )
      return rows.map(({ kind }) => kind)
    },

    /** Message keys about an order: to the customer and the automation service, or to the owner. */
    async messagesAbout(orderId: string, { toOwner = false } = {}): Promise<string[]> {
      const keys = await keysInQueue(db, `%${orderId}%`)
      return keys
        .filter((key) => key.startsWith('owner-') === toOwner)
        .map((key) => key.replace(orderId, '*').replace(/:\d{13}$/, ''))
    },

    async openFindings(): Promise<string[]> {
      const { rows } = await pool.query(
        'select kind from reconciliation_findings where resolved_at is null order by created_at',
      )
      return rows.map(({ kind }) => kind)
    },
  }
}
