import type { Email } from '#platform/mail/email.ts'

const to = 'helena@exemplo.com.br'

export const restockExamples: {
  [Type in 'restock-confirmation' | 'restock-notice']: Extract<Email, { type: Type }>
} = {
  'restock-confirmation': {
    type: 'restock-confirmation',
    to,
    data: {
      productName: 'Flor de Laranjeira',
      confirmationUrl: 'https://loja.exemplo.com.br/avise-me/confirmar?token=a&b=c',
    },
  },
  'restock-notice': {
    type: 'restock-notice',
    to,
    data: {
      productName: 'Flor de Laranjeira, 120 g',
      productSlug: 'flor-de-laranjeira',
      size: '120 g',
      image: null,
      leaveToken: 'ficha',
    },
  },
}
