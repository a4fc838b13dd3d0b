import type { Email } from '#platform/mail/email.ts'

export const containersExamples: { 'pots-coupon': Extract<Email, { type: 'pots-coupon' }> } = {
  'pots-coupon': {
    type: 'pots-coupon',
    to: 'helena@exemplo.com.br',
    data: { customerName: 'Helena Martins', couponCode: 'POTES7K3M9Q2X', percent: 10 },
  },
}
