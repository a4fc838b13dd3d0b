import type { Acknowledged } from '../people/acknowledged.ts'
import type { Fault } from '../world/faults.ts'
import type { DeliveredEmail } from '../world/mail-server.ts'

/** State after the run: the shop's rows, the provider's ledger, the emails and all acknowledgements. */
export interface Evidence {
  readonly orders: readonly OrderFact[]
  readonly shelves: readonly ShelfFact[]
  readonly products: readonly ProductFact[]
  readonly batches: readonly BatchFact[]
  readonly vouchers: readonly VoucherFact[]
  readonly shifts: readonly ShiftFact[]
  readonly charges: readonly ChargeFact[]
  /** Payments at the provider that are still payable. */
  readonly payable: readonly { readonly reference: string; readonly orderId: string }[]
  readonly messages: readonly MessageFact[]
  readonly emails: readonly DeliveredEmail[]
  readonly findings: readonly { readonly kind: string; readonly subject: string }[]
  readonly contradictions: readonly string[]
  readonly acknowledged: Acknowledged
  readonly faults: readonly Fault[]
}

export interface OrderFact {
  readonly id: string
  readonly number: string
  readonly customer: string
  readonly name: string
  readonly status: string
  readonly paymentStatus: string
  /** In centavos, like all amounts here; excludes the voucher part. */
  readonly total: number
  readonly refunded: number
  readonly voucher: number
  readonly spent: number
  readonly hasKit: boolean
  readonly reference: string | null
  readonly stockHeld: boolean
  readonly isPickup: boolean
  readonly isOpen: boolean
  readonly pendingProviderAction: string | null
  readonly createdAt: number
  /** Every slot that was ever promised, as 'yyyy-MM-dd shift'. */
  readonly slots: readonly string[]
  /** Per shelf. Excludes units reserved from batches that are not ready. */
  readonly units: Readonly<Record<string, number>>
  readonly events: readonly { readonly kind: string; readonly status?: string; readonly byOwner: boolean }[]
}

export interface ShelfFact {
  readonly id: string
  readonly name: string
  readonly stock: number
  readonly stockBefore: number
  readonly moved: number
  readonly poured: number
  readonly counted: number
}

export interface ProductFact {
  readonly id: string
  readonly name: string
  readonly imagesBefore: number
  readonly images: number
  readonly imagesMissing: readonly string[]
}

export interface BatchFact {
  readonly id: string
  readonly state: string
  readonly units: number
  readonly reserved: number
}

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
  /** Orders of the demo, which are older than the run's reduced capacity. */
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
