/** What a sealed value is for: each purpose has a key of its own, so that one cannot be passed off as another. */
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

/** What a derived key opens. */
export type KeyPurpose = 'order-link' | 'gift-link' | 'voucher-code'

/** Hides and authenticates small values that leave the shop: through a browser, or into the queue and its backups. */
export interface Sealing {
  /** Its end is sealed with it: afterwards nobody can open the value any more. */
  seal(purpose: SealPurpose, value: string, validSeconds: number): string
  /** Null when it was sealed for another purpose or by another shop, was changed, or has ended. */
  unseal(purpose: SealPurpose, sealed: string): string | null
  /** 256 bits that only this shop can make of the value, always the same: nothing is stored, and it can be shown again. */
  keyOf(purpose: KeyPurpose, value: string): string
}
