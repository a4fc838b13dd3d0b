import { soldOutCopy } from '#catalogue/product-page/copy/product.ts'

export const restockCopy = {
  soldOut: (size: string | undefined, others: readonly string[]) =>
    `${soldOutCopy.title(size)} por enquanto. ${soldOutCopy.others(others)}`.trimEnd(),
  title: 'Avise-me quando voltar',
  email: 'Seu e-mail',
  honeypot: 'Deixe este campo em branco',
  ask: 'Avise-me',
  asking: 'Anotando...',
  forCustomer: 'A gente escreve para',
  promise:
    'Um e-mail só, por ordem de chegada, quando houver vela para você. Guardamos o endereço até lá, por no máximo seis meses.',
  privacy: 'Privacidade',
  leave: 'Mudei de ideia',
  failed: { title: 'Erro ao anotar o aviso', text: 'Confira a sua conexão e tente de novo.' },
} as const
