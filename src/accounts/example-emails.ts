import type { Email, EmailType } from '#platform/mail/email.ts'

export const to = 'helena@exemplo.com.br'
export const customerName = 'Helena Martins'
export const confirmationUrl = 'https://loja.exemplo.com.br/email-confirmation?token=a&b=c'

type Examples<Types extends EmailType> = { [Type in Types]: Extract<Email, { type: Type }> }

export const accountExamples: Examples<
  | 'account-confirmation'
  | 'address-confirmation'
  | 'password-recovery'
  | 'password-changed'
  | 'new-device'
  | 'sign-in-code'
  | 'deletion-code'
  | 'account-deleted'
  | 'welcome'
> = {
  'account-confirmation': { type: 'account-confirmation', to, data: { customerName, confirmationUrl } },
  'address-confirmation': { type: 'address-confirmation', to, data: { customerName, confirmationUrl } },
  'password-recovery': { type: 'password-recovery', to, data: { customerName, resetUrl: confirmationUrl } },
  'password-changed': { type: 'password-changed', to, data: { customerName } },
  'new-device': { type: 'new-device', to, data: { customerName, at: '2026-11-16T13:00:00.000Z' } },
  'sign-in-code': { type: 'sign-in-code', to, data: { signInCode: '481902', signInUrl: confirmationUrl } },
  'deletion-code': { type: 'deletion-code', to, data: { customerName, deletionCode: '042817' } },
  'account-deleted': { type: 'account-deleted', to, data: { customerName } },
  welcome: { type: 'welcome', to, data: { customerName, customerEmail: to } },
}
