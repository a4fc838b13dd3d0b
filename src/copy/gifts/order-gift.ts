/** What the buyer and the owner read of an order that is a present. */
export const orderGiftCopy = {
  title: 'Presente',
  to: (name: string) => `Para ${name}`,
  noCard: 'Sem cartão, sem preço na caixa.',
  receiver: 'Quem recebe o presente',
  card: 'Cartão',
  wrapping: 'Embalagem',
} as const
