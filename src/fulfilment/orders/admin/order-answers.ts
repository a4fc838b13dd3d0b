import type { ReasonToAsk } from '#orders/domain/confirm-status-change.ts'
import type { CorrectionField } from '#orders/domain/order-correction.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Undoable } from '#ui/admin/undo-offer.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'

/** The order's current state, shown for confirmation. */
export interface StatusQuestion {
  reason: ReasonToAsk
  to: OrderStatus
  /** Status displayed when the owner submitted. */
  seen?: OrderStatus | undefined
  status: OrderStatus
  paymentStatus: PaymentStatus
  unitsTaken: boolean
}

interface CorrectionAnswer {
  faults?: CorrectionField[]
  problem?: string
  /** Freight amounts that the owner must confirm before saving. */
  freight?: { charged: Centavos; now: Centavos }
}

export type OrderAnswer = FormAnswer<{
  status: OrderStatus
  question: StatusQuestion
  /** Replaces the toast if the change can be undone. */
  undo: Undoable
  correction: CorrectionAnswer
  conflict: { version: number; changes: RecordedChange[] }
  field: string
}>
