export const collectionsCopy = {
  title: 'Coleções',
  lead: 'Cada coleção é uma hora da casa. Comece pela que você mais gosta.',
  count: (products: number) => `${products} ${products === 1 ? 'produto' : 'produtos'}`,
  defaultDescription: 'Uma seleção de velas feitas à mão, em cera de coco.',
  empty: 'Nenhuma coleção disponível no momento',
  emptyText: 'Enquanto isso, todas as velas estão na página de produtos.',
  allProducts: 'Ver produtos',
}
