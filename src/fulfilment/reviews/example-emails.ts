import type { Email } from '#platform/mail/email.ts'

const to = 'helena@exemplo.com.br'
const customerName = 'Helena Martins'
const reviewUrl = 'https://loja.exemplo.com.br/email-confirmation?token=a&b=c'

export const reviewExamples: {
  [Type in 'review-invitation' | 'review-refused']: Extract<Email, { type: Type }>
} = {
  'review-invitation': {
    type: 'review-invitation',
    to,
    data: {
      customerName,
      candles: ['Lavanda & Camomila'],
      reviewUrl,
      leaveUrl: 'https://loja.exemplo.com.br/avaliacoes/convites?ficha=x',
    },
  },
  'review-refused': {
    type: 'review-refused',
    to,
    data: { customerName, productName: 'Lavanda & Camomila', reason: 'photo', reviewUrl },
  },
}
