/** Around the price before: 'de R$ 94,90 por R$ 74,90'. */
export const beforeWords = { from: 'de', to: 'por' } as const
