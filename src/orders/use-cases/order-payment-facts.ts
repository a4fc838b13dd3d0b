import { type SQL, sql } from 'drizzle-orm'
import type { payments } from '#orders/schema/orders.ts'
import type { PaidWith, PaymentProvider } from '#platform/domain/payment-method.ts'

export type PaymentRow = typeof payments.$inferSelect

export interface PaymentFacts {
  readonly paymentMethod: PaidWith
  readonly paymentProvider: PaymentProvider
  readonly paymentAttempt: number
  readonly paymentReference: string | null
  readonly paymentFailure: string | null
  readonly pendingProviderAction: PaymentRow['pendingProviderAction']
  readonly paymentClosedBy: PaymentRow['closedBy']
}

export const paymentFactsOf = (payment: PaymentRow): PaymentFacts => ({
  paymentMethod: payment.method,
  paymentProvider: payment.provider,
  paymentAttempt: payment.number,
  paymentReference: payment.reference,
  paymentFailure: payment.failure,
  pendingProviderAction: payment.pendingProviderAction,
  paymentClosedBy: payment.closedBy,
})

function factOf<Value>(
  column:
    | 'method'
    | 'provider'
    | 'number'
    | 'reference'
    | 'failure'
    | 'pending_provider_action'
    | 'closed_by',
) {
  return sql<Value>`(select payment.${sql.raw(column)} from payments payment where payment.id = orders.payment_id)`
}

export const isPaidUnder = (reference: string): SQL =>
  sql`orders.payment_id in (select payment.id from payments payment where payment.reference = ${reference})`

export const paymentFacts = {
  paymentMethod: factOf<PaidWith>('method'),
  paymentProvider: factOf<PaymentProvider>('provider'),
  paymentAttempt: factOf<number>('number'),
  paymentReference: factOf<string | null>('reference'),
  paymentFailure: factOf<string | null>('failure'),
  pendingProviderAction: factOf<PaymentRow['pendingProviderAction']>('pending_provider_action'),
  paymentClosedBy: factOf<PaymentRow['closedBy']>('closed_by'),
}
