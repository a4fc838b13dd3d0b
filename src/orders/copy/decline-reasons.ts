import type { DeclineReason } from '#orders/domain/decline-reason.ts'

export const declineSentences: Readonly<Record<DeclineReason, string>> = {
  'card-declined': 'O banco recusou o pagamento. Tente outro cartão ou fale com o seu banco.',
  'insufficient-funds': 'O cartão não tem saldo suficiente. Tente outro cartão.',
  'limit-exceeded': 'O valor passa do limite do cartão. Tente outro cartão.',
  'expired-card': 'O cartão está vencido. Confira a validade ou use outro cartão.',
  'incorrect-number': 'O número do cartão não confere. Verifique e tente de novo.',
  'incorrect-cvc': 'O código de segurança não confere. Verifique e tente de novo.',
  'card-not-supported': 'Este cartão não aceita este tipo de compra. Tente outro cartão.',
  'authentication-failed': 'A confirmação com o banco não foi concluída. Tente de novo ou use outro cartão.',
  'try-again': 'O banco não respondeu desta vez. Tente de novo em alguns instantes.',
  'test-cards-only': 'Esta loja está em modo de teste e só aceita cartões de teste.',
  'payment-cancelled': 'Este pagamento foi encerrado. Confira o pedido e o valor antes de pagar de novo.',
  'pix-expired': 'O código Pix expirou. Nada foi cobrado: gere um novo código para pagar.',
}
