import type { StaffRole } from '#platform/domain/staff-role.ts'

declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'account-confirmation': { customerName: string; confirmationUrl: string }
    'address-confirmation': { customerName: string; confirmationUrl: string }
    'mail-proof': { customerName: string; confirmationUrl: string }
    'password-recovery': { customerName: string; resetUrl: string }
    'password-changed': { customerName: string }
    'second-factor-changed': { customerName: string; change: FactorChange }
    'staff-invitation': StaffInvitation
    'pix-key-changed': PixKeyChanged
    'team-changed': TeamChanged
    'new-device': { customerName: string; at: string }
    'sign-in-code': { signInCode: string; signInUrl: string }
    'deletion-code': { customerName: string; deletionCode: string }
    'account-deleted': { customerName: string }
    welcome: { customerName: string; customerEmail: string }
  }
}

/** What happened to the second factor of an account: one came or went, the last went, the recovery codes are new, another administrator took all away. */
export type FactorChange = 'added' | 'removed' | 'off' | 'codes' | 'code-used' | 'reset'

/** Somebody is asked to work in the back office. */
interface StaffInvitation {
  customerName: string
  /** Who invites the person. */
  actorName: string
  role: StaffRole
  invitationUrl: string
}

/** Who may enter the back office has changed, or is about to. */
export interface TeamChanged {
  customerName: string
  change: 'invited' | 'joined' | 'ended'
  role: StaffRole
  /** Whose role it is. */
  personEmail: string
  /** Who did it. */
  actorName: string
}

/** Where the shop's Pix goes has changed, or was changed back. */
interface PixKeyChanged {
  customerName: string
  /** Who did it. */
  actorName: string
  /** Null where the shop has no key of its own any more. */
  maskedKey: string | null
  /** ISO instant. */
  since: string
  isTakenBack: boolean
  /** The person was an administrator until some days ago, and gets into no page any more. */
  isFormer?: boolean
}
