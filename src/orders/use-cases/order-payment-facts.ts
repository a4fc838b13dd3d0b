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

export const readPaymentFacts = (payment: PaymentRow): PaymentFacts => ({
  paymentMethod: payment.method,
  paymentProvider: payment.provider,
  paymentAttempt: payment.number,
  paymentReference: payment.reference,
  paymentFailure: payment.failure,
  pendingProviderAction: payment.pendingProviderAction,
  paymentClosedBy: payment.closedBy,
})

function selectFact<Value>(
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
  paymentMethod: selectFact<PaidWith>('method'),
  paymentProvider: selectFact<PaymentProvider>('provider'),
  paymentAttempt: selectFact<number>('number'),
  paymentReference: selectFact<string | null>('reference'),
  paymentFailure: selectFact<string | null>('failure'),
  pendingProviderAction: selectFact<PaymentRow['pendingProviderAction']>('pending_provider_action'),
  paymentClosedBy: selectFact<PaymentRow['closedBy']>('closed_by'),
}
