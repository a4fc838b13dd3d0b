import type { Acknowledged } from '../people/acknowledged.ts'
import type { Fault } from '../world/faults.ts'
import type { DeliveredEmail } from '../world/mail-server.ts'

/** Everything there is to know when the dust has settled: the shop's rows, the provider's books, the emails, and what people were acknowledged. */
export interface Evidence {
  readonly orders: readonly OrderFact[]
  readonly shelves: readonly ShelfFact[]
  readonly products: readonly ProductFact[]
  readonly batches: readonly BatchFact[]
  readonly vouchers: readonly VoucherFact[]
  /** How much of each shift is taken. */
  readonly shifts: readonly ShiftFact[]
  readonly charges: readonly ChargeFact[]
  /** Payments at the provider that somebody could still make, by the order they name. */
  readonly payable: readonly { readonly reference: string; readonly orderId: string }[]
  /** The outbox: every e-mail that was ever enqueued. */
  readonly messages: readonly MessageFact[]
  readonly emails: readonly DeliveredEmail[]
  readonly findings: readonly { readonly kind: string; readonly subject: string }[]
  /** What the rows say against each other: sums, prices, movements. */
  readonly contradictions: readonly string[]
  readonly acknowledged: Acknowledged
  readonly faults: readonly Fault[]
}

export interface OrderFact {
  readonly id: string
  readonly number: string
  readonly customer: string
  /** The same for all that the customer had in mind as one purchase. */
  readonly name: string
  readonly status: string
  readonly paymentStatus: string
  /** In centavos, as all money: what is paid beside the voucher. */
  readonly total: number
  /** What of the total went back. */
  readonly refunded: number
  /** What a voucher pays. */
  readonly voucher: number
  /** What is gone from the voucher for it, by the ledger. */
  readonly spent: number
  readonly hasKit: boolean
  readonly reference: string | null
  readonly stockHeld: boolean
  readonly isPickup: boolean
  readonly isOpen: boolean
  readonly pendingProviderAction: string | null
  readonly createdAt: number
  /** Every slot that it was ever promised, as 'yyyy-MM-dd shift'. */
  readonly slots: readonly string[]
  /** By shelf: of what stood there, and of batches that are ready; what is reserved of the others is asked about in the books. */
  readonly units: Readonly<Record<string, number>>
  /** Its history, oldest first. */
  readonly events: readonly { readonly kind: string; readonly status?: string; readonly byOwner: boolean }[]
}

/** Of each size, and of a product without sizes. */
export interface ShelfFact {
  /** As `shelfKey` writes it. */
  readonly id: string
  readonly name: string
  readonly stock: number
  readonly stockBefore: number
  /** The sum of its movements since then. */
  readonly moved: number
  /** All units of its batches that became ready since then. */
  readonly poured: number
  /** What the owner's counts changed since then. */
  readonly counted: number
}

export interface ProductFact {
  readonly id: string
  readonly name: string
  readonly imagesBefore: number
  readonly images: number
  /** Images that it names and that cannot be read. */
  readonly imagesMissing: readonly string[]
}

export interface BatchFact {
  readonly id: string
  readonly state: string
  readonly units: number
  readonly reserved: number
}

/** One that was sold since the doors opened. */
export interface VoucherFact {
  readonly id: string
  readonly orderNumber: string
  readonly state: string
  readonly amount: number
}

export interface ShiftFact {
  readonly slot: string
  readonly orders: number
  readonly capacity: number
  /** How many the demo had there already: it is older than the narrow shifts of the run. */
  readonly ordersBefore: number
}

export interface ChargeFact {
  readonly reference: string
  readonly orderId: string
  readonly amount: number
  readonly refunded: boolean
}

export interface MessageFact {
  readonly key: string
  readonly messageId: string
  readonly state: string
}
