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

export type FactorChange = 'added' | 'removed' | 'off' | 'codes' | 'code-used' | 'reset'

interface StaffInvitation {
  customerName: string
  actorName: string
  role: StaffRole
  invitationUrl: string
}

export interface TeamChanged {
  customerName: string
  change: 'invited' | 'joined' | 'ended'
  role: StaffRole
  personEmail: string
  actorName: string
}

interface PixKeyChanged {
  customerName: string
  actorName: string
  maskedKey: string | null
  since: string
  isTakenBack: boolean
  /** The recipient was an administrator until recently and cannot undo the change, so the advice differs. */
  isFormer?: boolean
}
