import { formatBrl } from '#platform/domain/money.ts'

export const voucherCopy = {
  name: 'Vale-presente',
} as const

export const voucherStripCopy = {
  label: 'Seu vale-presente',
  balance: 'Seu vale-presente tem',
  link: 'Ver o vale',
} as const

export const payWithVoucherCopy = {
  label: 'Vale-presente',
  remove: 'Remover',
  removed: 'Vale retirado do carrinho',
  removeFailed: 'Não foi possível remover o vale',
  opened: (balance: string) => ({
    title: 'Vale-presente aberto',
    text: `Saldo de ${balance}, usado ao finalizar a compra.`,
  }),
  removeLabel: (end: string) => `Remover o vale terminado em ${end}`,
  ends: (end: string) => `código terminado em ${end}`,
  balance: 'Saldo do vale',
  used: 'Usado neste pedido',
  left: 'Fica no vale',
  nothingToPay: 'Nada a pagar',
  finish: 'Finalizar com o vale',
  answerLost: {
    title: 'A resposta da loja não chegou',
    text: 'Confira sua conexão e toque de novo. Se o pedido já foi feito, ele aparece, e o vale não é usado duas vezes.',
  },
  staysHint: (balance: number) =>
    balance > 0
      ? `Os ${formatBrl(balance)} que sobram não vencem: use o mesmo código na próxima compra.`
      : 'O vale paga este pedido por inteiro.',
  pixHint: 'O vale paga primeiro as velas: o desconto do Pix vale só para as que ele não cobre.',
} as const

export const boughtVoucherCopy = {
  title: 'O vale está pronto',
  waiting: 'Falta só o pagamento',
  sent: (email: string, time: string) => `Enviado para ${email} em ${time}.`,
  willSend: (email: string, day: string) => `Vai para ${email} em ${day}, às 9h da manhã.`,
  handedOver: 'Entrega em mãos: imprima o cartão abaixo.',
  print: 'Imprimir o cartão',
  code: 'Código',
  resend: 'Enviar o código de novo',
  resendBusy: 'Enviando...',
  resent: 'Enviamos o vale de novo',
  resentText: (email: string) => `O e-mail vai para ${email}.`,
  resendFailed: 'Não foi possível enviar o vale',
  resendRefusals: {
    'order-not-found': 'Não encontramos esta compra.',
    'not-sendable': 'Este vale não pode ser enviado por e-mail. Fale com a gente.',
    'too-many': 'Já enviamos este vale algumas vezes. Espere uma hora e tente de novo.',
  },
  blocked: 'Este vale foi bloqueado. Se não sabe por quê, fale com a gente.',
  cardTitle: 'Vale-presente',
  cardHow: 'Aponte a câmera para o código, ou digite as letras na página do vale:',
} as const
