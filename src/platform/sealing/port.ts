/** Each purpose has its own key, so that a value cannot be used for another purpose. */
export type SealPurpose =
  | 'notice'
  | 'google-sign-in'
  | 'pending-confirmation'
  | 'waiting-form'
  | 'account-deletion'
  | 'outbox-link'
  | 'review-link'
  | 'review-invitations'
  | 'second-factor'
  | 'sign-in-code'
  | 'restock-wish'
  | 'restock-leave'
  | 'totp-setup'
  | 'totp-secret'
  | 'voucher'
  | 'carrier-account'
  | 'carrier-sign-in'

export type KeyPurpose = 'order-link' | 'gift-link' | 'voucher-code'

export interface Sealing {
  seal(purpose: SealPurpose, value: string, validSeconds: number): string
  /** Null if tampered, expired, or sealed for another purpose or shop. */
  unseal(purpose: SealPurpose, sealed: string): string | null
  /** Deterministic 256-bit key, so that nothing is stored and links can be shown again. */
  keyOf(purpose: KeyPurpose, value: string): string
}
