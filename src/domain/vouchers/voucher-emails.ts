import type { Centavos } from '#domain/money.ts'

/** To who gets it. */
export interface VoucherEmail {
  receiverName: string
  giverName: string
  message: string
  amount: Centavos
  /** As it is typed. */
  voucherCode: string
  /** Opens its page; the code stands behind the '#', which no server is sent. */
  voucherUrl: string
}

/** To who bought it. */
export interface VoucherBought {
  customerName: string
  orderNumber: string
  amount: Centavos
  receiverName: string
  /** Null where the giver hands over a printed card. */
  receiverEmail: string | null
  /** Null for at once. */
  sendOn: string | null
  /** Where the voucher is seen, printed and sent again. */
  orderUrl: string
}
