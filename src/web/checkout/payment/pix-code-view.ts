/** A Pix code as the browser shows it. */
export interface PixCodeView {
  copyPaste: string
  /** The name that the bank will show; null where the code does not say it. */
  receiver: string | null
  expiresAt: Date
  /** The server's time when it answered: the clock of a phone may be wrong. */
  asOf: Date
  /** The QR code, as the address of an image. */
  image: string
  /** The owner confirms by hand, because the money goes to her own key. */
  isConfirmedByHand: boolean
  maySimulate: boolean
}
