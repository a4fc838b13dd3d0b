import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { makeOrderNumber } from '#orders/domain/order-number.ts'
import { orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import type { PaymentFacts } from './order-payment-facts.ts'
import type { OrderRow } from './order-rows.ts'

export type NewOrder = Omit<typeof orders.$inferInsert, 'paymentId'> &
  Pick<PaymentFacts, 'paymentProvider'> &
  Partial<PaymentFacts>

/** An order and its first payment refer to each other, so one statement writes both. */
export function insertion(db: DatabaseOrTransaction, newOrders: readonly NewOrder[]) {
  const rows = newOrders.map(withFirstPayment)
  const placed = db.$with('placed').as(
    db
      .insert(orders)
      .values(rows.map(({ columns }) => columns))
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning(),
  )
  const opened = db.$with('opened', {}).as(sql`
    insert into payments (id, order_id, number, method, provider, reference, amount, pix_discount_amount, status, failure,
      pending_provider_action, opened_at)
    select placed.payment_id, placed.id, fact.number, fact.method, fact.provider, fact.reference, placed.total_amount,
      placed.pix_discount_amount, placed.payment_status, fact.failure, fact.action, placed.created_at
    from placed join jsonb_to_recordset(${JSON.stringify(rows.map(factsJson))}::jsonb) as fact(id uuid, number int,
      method text, provider text, reference text, failure text, action text) on fact.id = placed.payment_id`)
  const facts = new Map<string, PaymentFacts>(rows.map((row) => [row.columns.paymentId, row.facts]))
  const asOrder = (row: typeof orders.$inferSelect): OrderRow => ({
    ...row,
    ...(facts.get(row.paymentId) as PaymentFacts),
  })
  return { placed, opened, asOrder }
}

export async function insertOrders(
  db: DatabaseOrTransaction,
  newOrders: readonly NewOrder[],
): Promise<OrderRow[]> {
  const { placed, opened, asOrder } = insertion(db, newOrders)
  return (await db.with(placed, opened).select().from(placed)).map(asOrder)
}

function withFirstPayment({
  paymentMethod = 'card',
  paymentProvider,
  paymentAttempt = 1,
  paymentReference = null,
  paymentFailure = null,
  pendingProviderAction = null,
  paymentClosedBy = null,
  ...columns
}: NewOrder) {
  const facts: PaymentFacts = {
    paymentMethod,
    paymentProvider,
    paymentAttempt,
    paymentReference,
    paymentFailure,
    pendingProviderAction,
    paymentClosedBy,
  }
  return { columns: { ...columns, paymentId: crypto.randomUUID() }, facts }
}

const factsJson = ({ columns, facts }: ReturnType<typeof withFirstPayment>) => ({
  id: columns.paymentId,
  number: facts.paymentAttempt,
  method: facts.paymentMethod,
  provider: facts.paymentProvider,
  reference: facts.paymentReference,
  failure: facts.paymentFailure,
  action: facts.pendingProviderAction,
})

export const drawOrderNumber = ({ settings }: Pick<Shop, 'settings'>) =>
  makeOrderNumber(randomBytes, settings.current().values.brand.orderPrefix)
