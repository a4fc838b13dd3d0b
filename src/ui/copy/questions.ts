interface CandleQuestion {
  readonly name: string
  readonly address: string
  readonly isSoldOut: boolean
}

export const questionsCopy = {
  candle: ({ isSoldOut }: CandleQuestion) =>
    isSoldOut ? 'Perguntar quando ela volta' : 'Perguntar sobre esta vela',
  candleMessage: ({ name, address, isSoldOut }: CandleQuestion) =>
    isSoldOut
      ? `Olá! Quando volta a vela ${name}? ${address}`
      : `Olá! Tenho uma pergunta sobre a vela ${name}: ${address}`,
  order: 'Perguntar sobre este pedido',
  orderMessage: (number: string) => `Olá! Tenho uma pergunta sobre o pedido ${number}.`,
  byWhatsapp: '(abre o WhatsApp)',
} as const

export const shareCopy = {
  share: 'Compartilhar',
  copied: 'Link copiado',
  failed: 'O link não foi copiado',
} as const
