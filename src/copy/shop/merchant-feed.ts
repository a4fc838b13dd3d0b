/** The file of candles that Google and Meta read. */
export const merchantFeedCopy = {
  description: (shop: string) => `Velas de ${shop}`,
  scent: 'Aroma',
} as const
