/** Sent by the server: it stands on pages whose script has no room for it. */
export const pixPrice = (price: string) => `${price} no Pix`

/** Before the lowest price of a candle with several sizes. */
export const fromPrice = 'a partir de'

/** Around the price before: 'de R$ 94,90 por R$ 74,90'. */
export const beforeWords = { from: 'de', to: 'por' } as const
