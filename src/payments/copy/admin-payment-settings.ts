import type { PaymentProvider } from '#platform/domain/payment-method.ts'

export const paymentSettingsCopy = {
  title: 'Pagamento',
  lead: 'Como os clientes pagam, e o desconto de quem paga com Pix.',
  ways: {
    title: 'Formas de pagamento',
    card: 'Cartão',
    pix: 'Pix',
    by: {
      stripe: 'pela Stripe',
      offline: 'pagamento de teste',
      'pix-key': 'direto na sua chave Pix',
      'by-hand': 'recebido por você',
      voucher: 'vale-presente',
    } satisfies Record<PaymentProvider, string>,
    none: 'desligado',
    hint: 'Pix e cartão vêm da instalação da loja e mudam nas configurações do servidor; o desconto muda nesta página.',
  },
  discount: {
    title: 'Desconto no Pix',
    fact: (percent: number) => (percent > 0 ? `${percent}% nas velas` : 'nenhum'),
    label: 'Desconto',
    hint: 'De 0 a 30, só números inteiros. Vale para as velas, não para o frete; com 0 nada aparece na loja.',
    example: (full: string, byPix: string) => `Uma vela de ${full} sai por ${byPix} no Pix.`,
    noPix: 'Sem Pix ligado, o desconto fica salvo e não aparece na loja.',
    keeps: 'Pedidos que já começaram mantêm o desconto que tinham.',
  },
  save: 'Salvar',
  saving: 'Salvando...',
  saved: { title: 'Desconto salvo', text: 'A loja já mostra os novos preços no Pix.' },
  saveFailed: 'Erro ao salvar',
  loadFailed: 'Erro ao carregar as configurações de pagamento',
  history: {
    actions: { updated: 'alterou o desconto no Pix' },
    fields: { pixDiscountPercent: 'Desconto no Pix (%)' },
  },
} as const
