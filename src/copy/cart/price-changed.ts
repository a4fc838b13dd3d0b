import { type Centavos, formatBrl } from '#domain/money.ts'

/** The owner changed a price while somebody looked at it. */
export const priceChanged = {
  title: 'O preço mudou',
  now: (price: Centavos) => `Agora custa ${formatBrl(price)}.`,
  refused: (price: Centavos) =>
    `Agora custa ${formatBrl(price)}. Nada foi adicionado: se estiver bem para você, toque de novo.`,
} as const
