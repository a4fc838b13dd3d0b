import type { Email } from '#platform/mail/email.ts'

const to = 'helena@exemplo.com.br'

export const newsletterExamples: {
  [Type in 'newsletter-welcome' | 'shop-opened']: Extract<Email, { type: Type }>
} = {
  'newsletter-welcome': { type: 'newsletter-welcome', to, data: { unsubscribeToken: 'ficha' } },
  'shop-opened': { type: 'shop-opened', to, data: { unsubscribeToken: 'ficha' } },
}
