export const seoCopy = {
  language: 'pt-BR',
  home: {
    title: (shop: string, words: string) => (words ? `${shop} · ${words}` : shop),
  },
  adminManifest: {
    name: (shop: string) => `${shop}, administração`,
    orders: 'Pedidos',
    notices: 'Avisos',
  },
} as const

export const merchantFeedCopy = {
  description: (shop: string) => `Velas de ${shop}`,
  scent: 'Aroma',
} as const
