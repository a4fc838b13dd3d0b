/** How a page is announced in search engines, in the editors of products and posts. */
export const searchPreviewCopy = {
  title: 'Nas buscas',
  seoTitle: 'Título nas buscas',
  seoTitleHint: 'Até 70 letras. Vazio: vale o nome.',
  seoDescription: 'Descrição nas buscas',
  seoDescriptionHint: 'Até 160 letras. Vazia: vale a descrição curta.',
} as const
