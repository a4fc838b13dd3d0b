import type { OrderMail } from '#orders/domain/order-mail.ts'

export const orderMailCopy = {
  title: (order: string) => `E-mails de ${order}`,
  to: (name: string, email: string) => `Para ${name}, ${email}`,
  sent: 'E-mails da loja',
  none: 'Este pedido ainda não tem e-mail para enviar de novo.',
  mails: {
    confirmation: 'Confirmação do pedido',
    status: 'Status do pedido',
    'pix-waiting': 'Pix a pagar',
    'payment-refused': 'Pagamento recusado',
    refund: 'Reembolso',
  } satisfies Record<OrderMail, string>,
  sentAt: (time: string) => `enviado ${time}`,
  notSent: 'ainda não saiu',
  resend: 'Enviar de novo',
  resendOf: (mail: string) => `: ${mail}`,
  write: 'Escrever ao cliente',
  subject: 'Assunto',
  firstSubject: (order: string) => `Sobre o seu pedido ${order}`,
  text: 'Mensagem',
  textHint: 'Sai com a assinatura da loja; a resposta chega no e-mail da loja.',
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  messages: 'Mensagens enviadas',
  close: 'Voltar ao pedido',
  toasts: {
    resent: { title: 'E-mail a caminho', text: 'Ele sai de novo em instantes.' },
    resendFailed: 'Não foi possível enviar de novo',
    sent: { title: 'Mensagem a caminho', text: 'Ela fica registrada no histórico do pedido.' },
    sendFailed: 'Não foi possível enviar a mensagem',
  },
} as const
