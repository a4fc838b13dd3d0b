import type { ReturnWish, TroubleKind } from '#domain/returns/order-return.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'

/** What comes back to a form without a script; photographs a browser does not give twice. */
export interface TypedTrouble {
  /** By the item's id. */
  quantities: Readonly<Record<string, number>>
  kind: TroubleKind | undefined
  wish: ReturnWish | undefined
  reason: string
  pixKey: string
}

export type TroubleAnswer = FormAnswer<{ typed: TypedTrouble }>
