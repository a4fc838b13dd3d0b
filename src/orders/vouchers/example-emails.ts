import type { Email } from '#platform/mail/email.ts'

export const exampleVoucherBought = (orderNumber: string): Extract<Email, { type: 'voucher-bought' }> => ({
  type: 'voucher-bought',
  to: 'helena@exemplo.com.br',
  data: {
    customerName: 'Helena Martins',
    orderNumber,
    amount: 15000,
    receiverName: 'Mãe',
    receiverEmail: 'mae@exemplo.com.br',
    sendOn: '2026-12-24',
    orderUrl: 'https://loja.exemplo.com.br/email-confirmation?token=a&b=c',
  },
})
