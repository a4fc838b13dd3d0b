import type { ComplaintKind, ReturnWish } from '#domain/returns/order-return.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'

/** What comes back to a form without a script; photographs a browser does not give twice. */
export interface TypedComplaint {
  /** By the item's id. */
  quantities: Readonly<Record<string, number>>
  kind: ComplaintKind | undefined
  wish: ReturnWish | undefined
  reason: string
  pixKey: string
}

export type ComplaintAnswer = FormAnswer<{ typed: TypedComplaint }>
