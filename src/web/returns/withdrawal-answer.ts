import type { FetcherWithComponents } from 'react-router'
import type { ReturnWay } from '#domain/returns/order-return.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'

/** What comes back to a form without a script. */
export interface TypedWithdrawal {
  /** By the item's id. */
  quantities: Readonly<Record<string, number>>
  returnWay: ReturnWay | undefined
  reason: string
  pixKey: string
}

export type WithdrawalAnswer = FormAnswer<{ typed: TypedWithdrawal }>

export type WithdrawFetcher = FetcherWithComponents<WithdrawalAnswer>
