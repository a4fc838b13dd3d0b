import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'

export const RETURN_KINDS = ['cancellation', 'withdrawal', 'broken', 'wrong'] as const

/**
 * `cancellation`: before shipping; `withdrawal`: the customer changed their mind; `broken` and `wrong`:
 * condition on arrival.
 */
export type ReturnKind = (typeof RETURN_KINDS)[number]

export const COMPLAINT_KINDS = ['broken', 'wrong'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

export const RETURN_WAYS = ['courier', 'posted', 'workshop'] as const

export type ReturnWay = (typeof RETURN_WAYS)[number]

/**
 * Lists the way that is free for the customer first. The courier does not collect what a carrier
 * delivered.
 */
export const waysBack = (deliveryWay: DeliveryWay) =>
  [deliveryWay === 'carrier' ? 'posted' : 'courier', 'workshop'] as const

export const REMEDIES = ['refund', 'exchange'] as const
export type Remedy = (typeof REMEDIES)[number]

/** `asked`: waiting for the owner; `kept`: withdrawn by the customer. */
export type ReturnState = 'asked' | 'refunded' | 'exchanged' | 'declined' | 'kept'

export const REPLACEMENT_STEPS = ['open', 'packed', 'sent'] as const
export type ReplacementStep = (typeof REPLACEMENT_STEPS)[number]

export const replacementStep = (row: { packedAt: Date | null; sentAt: Date | null }): ReplacementStep =>
  row.sentAt ? 'sent' : row.packedAt ? 'packed' : 'open'

interface ReturnedGoods {
  readonly state: ReturnState
  readonly returnWay: ReturnWay | null
  readonly sendOn: string | null
  readonly sentAt: Date | null
  readonly receivedAt: Date | null
}

export const isToSend = ({ state, sendOn, sentAt }: ReturnedGoods): boolean =>
  state === 'exchanged' && sendOn !== null && sentAt === null

export const isToCollect = ({ state, returnWay, receivedAt }: ReturnedGoods): boolean =>
  returnWay === 'courier' && receivedAt === null && state !== 'kept' && state !== 'declined'

export const isComplaint = (kind: ReturnKind): kind is ComplaintKind => kind === 'broken' || kind === 'wrong'

export const MAX_COMPLAINT_PHOTOS = 4
export const MAX_REASON_LENGTH = 500
