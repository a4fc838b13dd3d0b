/** What search engines and link previews say about pages that have no words of their own. */
export const seoCopy = {
  language: 'pt-BR',
  home: {
    title: (shop: string, words: string) => (words ? `${shop} · ${words}` : shop),
  },
  /** The back office on the owner's home screen. */
  adminManifest: {
    name: (shop: string) => `${shop}, administração`,
    orders: 'Pedidos',
    notices: 'Avisos',
  },
} as const

/** The file of candles that Google and Meta read. */
export const merchantFeedCopy = {
  description: (shop: string) => `Velas de ${shop}`,
  scent: 'Aroma',
} as const
