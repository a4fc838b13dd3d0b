/** What search engines and link previews say about pages that have no words of their own. */
export const seoCopy = {
  language: 'pt-BR',
  titled: (title: string, shop: string) => `${title} · ${shop}`,
  home: {
    title: (shop: string) => `${shop} · Velas artesanais de cera de coco`,
    description:
      'Velas artesanais premium de cera de coco, vertidas à mão em São Paulo, com aromas naturais e pavio de algodão. Entrega por motoboy na cidade.',
  },
  products: {
    description:
      'Todas as velas de cera de coco da casa: aromas florais, cítricos, amadeirados e de especiarias, feitas à mão em pequenas fornadas.',
    search: (term: string) => `Busca por “${term}”`,
    category: (name: string) =>
      `Velas da coleção ${name}: cera de coco, pavio de algodão orgânico e perfume sem pressa, feitas à mão em São Paulo.`,
    page: (title: string, page: number) => (page > 1 ? `${title}, página ${page}` : title),
  },
  product: {
    description: (name: string) =>
      `${name}: vela artesanal de cera de coco, feita à mão em São Paulo e entregue por motoboy na cidade.`,
  },
  collections: {
    description:
      'Aconchego, calma, frescor, jardim e madeiras: conheça as coleções de velas artesanais de cera de coco e escolha a sua hora da casa.',
  },
  blog: {
    description:
      'Histórias do ateliê, cuidados com a vela e pequenos rituais para a casa: o blog de quem faz velas de cera de coco à mão.',
  },
  feed: {
    title: (shop: string) => `Blog da ${shop}`,
  },
  manifest: {
    description: 'Velas artesanais de cera de coco, feitas à mão em São Paulo.',
  },
} as const
