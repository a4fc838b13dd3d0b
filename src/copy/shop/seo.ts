/** What search engines and link previews say about pages that have no words of their own. */
export const seoCopy = {
  language: 'pt-BR',
  home: {
    title: (shop: string) => `${shop} · Velas artesanais de cera de coco`,
  },
  manifest: {
    description: 'Velas artesanais de cera de coco, feitas à mão em São Paulo.',
  },
  /** The back office on the owner's home screen. */
  adminManifest: {
    name: (shop: string) => `${shop}, administração`,
    orders: 'Pedidos',
    notices: 'Avisos',
  },
} as const

/** Apart, so that no browser loads it. */
export const homeDescription =
  'Velas artesanais premium de cera de coco, vertidas à mão em São Paulo, com aromas naturais e pavio de algodão. Entrega em toda a cidade.'
