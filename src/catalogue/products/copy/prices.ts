/** Rendered by the server to keep the page's script small. */
export const pixPrice = (price: string) => `${price} no Pix`

export const fromPrice = 'a partir de'

export const beforeWords = { from: 'de', to: 'por' } as const
