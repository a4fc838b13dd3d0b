import type { ReasonToAsk } from '#orders/domain/confirm-status-change.ts'
import type { CorrectionField } from '#orders/domain/order-correction.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Undoable } from '#ui/admin/undo-offer.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'

/** The order as it really stands, put before the owner once more. */
export interface StatusQuestion {
  reason: ReasonToAsk
  to: OrderStatus
  /** What stood on the owner's screen. */
  seen?: OrderStatus | undefined
  status: OrderStatus
  paymentStatus: PaymentStatus
  unitsTaken: boolean
}

/** What the owner typed, so that a page without a script gives it back. */
export type TypedCorrection = Record<CorrectionField, string> & { tells: boolean; version: number }

/** Why an order's data were not corrected yet. */
export interface CorrectionAnswer {
  typed: TypedCorrection
  faults?: CorrectionField[]
  problem?: string
  /** To be told before it is saved. */
  freight?: { charged: Centavos; now: Centavos }
}

/** What an action on an order tells the page. */
export type OrderAnswer = FormAnswer<{
  /** The status that was set. */
  status: OrderStatus
  question: StatusQuestion
  /** In place of a toast where the change can be taken back. */
  undo: Undoable
  correction: CorrectionAnswer
  conflict: { version: number; changes: RecordedChange[] }
  /** Which field of the invoice was refused. */
  invoiceField: 'accessKey' | 'danfeUrl' | 'xml'
}>
