import type { Service } from '#catalogue/search/domain/asked-service.ts'
import type { ProductSort } from '#catalogue/search/domain/product-list.ts'
import { formatWhole } from '#platform/domain/format-number.ts'

export const productListCopy = {
  title: 'Produtos',
  documentTitle: 'Velas artesanais',
  searchTitle: (term: string) => `Busca por “${term}”`,
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, página ${page}` : title),
  filters: 'Filtrar produtos',
  collections: 'Coleções',
  wholeRange: 'Todas',
  searchLabel: 'Buscar produtos',
  searchPlaceholder: 'Buscar produtos...',
  sortLabel: 'Ordenar por',
  moreFilters: (chosenCount: number) => (chosenCount > 0 ? `Filtrar (${chosenCount})` : 'Filtrar'),
  showChosen: (total: number | undefined) => (total ? `Ver ${productListCopy.count(total)}` : 'Ver produtos'),
  anyChoice: 'Qualquer',
  apply: 'Aplicar',
  clear: 'Limpar filtros',
  remove: (filter: string) => `Remover filtro ${filter}`,
  quoted: (search: string) => `“${search}”`,
  count: (total: number) =>
    total === 0 ? 'Nenhum produto' : total === 1 ? '1 produto' : `${formatWhole(total)} produtos`,
  countOnPage: (total: number, page: number, pages: number) =>
    `${productListCopy.count(total)}${pages > 1 ? `, página ${page} de ${pages}` : ''}`,
  suggestions: 'Enquanto isso, que tal uma destas?',
  near: (search: string) => `Não encontramos “${search}”. O mais parecido:`,
}

/** A separate export, because only server-rendered documents need it. */
export const productListDescriptions = {
  whole: 'Todas as velas da casa, por coleção, aroma e tamanho.',
  of: (category: string) => `Velas da coleção ${category}: aromas, tamanhos e preços.`,
}

/** A separate export, rendered by the server, so that other lists do not load it. */
export const emptyListCopy = {
  title: 'Nenhuma vela por aqui, ainda',
  nothingFound: 'Nenhuma vela encontrada',
  withFilters: 'Esta coleção ainda não tem velas à venda. Veja todas as outras.',
  withChoices: 'Nenhuma vela tem tudo o que você escolheu. Tire um filtro ou veja todas as velas.',
  withSearch: (search: string, category?: string) =>
    `Não encontramos nada com “${search}”${category ? ` em ${category}` : ''}. Tente outra palavra ou veja todas as velas.`,
  bare: 'Ainda não há velas à venda.',
  home: 'Ir para o início',
  bareWithNewsletter:
    'Ainda não há velas à venda. Deixe o seu e-mail na página inicial para saber das novidades.',
  subscribe: 'Inscrever-se',
}

export const serviceOffers: Record<Service, { text: string; link: string }> = {
  voucher: {
    text: 'Quer dar de presente e deixar a pessoa escolher a vela?',
    link: 'Ver o vale-presente',
  },
  delivery: { text: 'Procura prazos, valores e formas de entrega?', link: 'Ver como funciona a entrega' },
  returns: { text: 'Precisa trocar ou devolver alguma coisa?', link: 'Ver trocas e devoluções' },
  orders: { text: 'Quer acompanhar o que já comprou?', link: 'Ver meus pedidos' },
}

export const sortNames: Record<ProductSort, string> = {
  relevance: 'Mais relevantes',
  newest: 'Mais recentes',
  'price-asc': 'Menor preço',
  'price-desc': 'Maior preço',
  name: 'Nome, de A a Z',
  rating: 'Mais bem avaliados',
}

/** Verbatim from section 8 of the specification. */
export const catalogueFailures = {
  list: { title: 'Erro ao carregar produtos', text: 'Tente novamente mais tarde' },
  missingProduct: { title: 'Erro', text: 'Produto nao encontrado' },
} as const
