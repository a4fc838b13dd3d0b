import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'

/** Why candles, or money for them, go back. */
export const RETURN_KINDS = ['cancellation', 'withdrawal', 'broken', 'wrong'] as const

/** `cancellation`: before they left; `withdrawal`: the customer changed their mind; `broken` and `wrong`: something arrived so. */
export type ReturnKind = (typeof RETURN_KINDS)[number]

export const COMPLAINT_KINDS = ['broken', 'wrong'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

export const RETURN_WAYS = ['courier', 'posted', 'workshop'] as const

/** How the candles come back: fetched at the customer's door, posted by them at the shop's cost, or brought to the workshop. */
export type ReturnWay = (typeof RETURN_WAYS)[number]

/** The way that costs the customer nothing, first: no courier fetches what a carrier brought. */
export const waysBack = (deliveryWay: DeliveryWay) =>
  [deliveryWay === 'carrier' ? 'posted' : 'courier', 'workshop'] as const

export const REMEDIES = ['refund', 'exchange'] as const
export type Remedy = (typeof REMEDIES)[number]

/** `asked` waits for the owner; `kept`: the customer thought better of it. */
export type ReturnState = 'asked' | 'refunded' | 'exchanged' | 'declined' | 'kept'

/** How far the other candle is: to be packed, packed, or out of the workshop. */
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

/** Another candle was promised and is still here. */
export const isToSend = ({ state, sendOn, sentAt }: ReturnedGoods): boolean =>
  state === 'exchanged' && sendOn !== null && sentAt === null

/** Candles wait for the courier at the customer's door. */
export const isToCollect = ({ state, returnWay, receivedAt }: ReturnedGoods): boolean =>
  returnWay === 'courier' && receivedAt === null && state !== 'kept' && state !== 'declined'

export const isComplaint = (kind: ReturnKind): kind is ComplaintKind => kind === 'broken' || kind === 'wrong'

export const MAX_COMPLAINT_PHOTOS = 4
export const MAX_REASON_LENGTH = 500
