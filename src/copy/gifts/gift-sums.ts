/** A present among the sums of a cart or an order. */
export const giftSumsCopy = { card: 'Cartão de presente', free: 'Grátis' } as const
