import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import { plainDay } from '#ui/copy/calendar.ts'

export const sectionNames = {
  images: 'Imagens',
  basics: 'Informações Básicas',
  prices: 'Preços e Estoque',
  variants: 'Tamanhos',
  visibility: 'Visibilidade',
  specifications: 'Especificações',
  features: 'Diferenciais',
  faq: 'Perguntas frequentes',
  dimensions: 'Medidas com a embalagem',
  search: 'Nas buscas',
  promotion: 'Promoção',
  pairs: 'Combina com',
  waiting: 'Quem espera por ela',
  history: 'Histórico de alterações',
} as const

export type SectionName = keyof typeof sectionNames

export const formIndex = {
  title: 'Nesta página',
  open: 'Índice',
  fault: 'confira',
  changed: 'alterado',
} as const

export const sectionHolds = {
  specifications: ({ specifications }: ProductInput) =>
    joinItems(
      specifications.map(({ name, value }) => `${name}: ${value}`),
      'Nenhuma ainda. Topo, Coração e Fundo desenham a chama do aroma',
    ),
  features: ({ features }: ProductInput) =>
    joinItems(features, 'Nenhum ainda. O que ela tem de especial, um item por linha'),
  faq: ({ faq }: ProductInput) =>
    joinItems(
      faq.map(({ question }) => question),
      'Nenhuma ainda',
    ),
  dimensions: ({ length, width, height }: ProductInput) =>
    length ? `${length} × ${width} × ${height} cm` : 'Em branco: sem elas não há frete para outras cidades',
  search: ({ seoTitle, seoDescription }: ProductInput) =>
    [seoTitle, seoDescription].filter(Boolean).join(' · ') || 'Valem o nome e a descrição curta',
  promotion: ({ salePrice, saleFrom, saleUntil }: ProductInput) =>
    salePrice
      ? `R$ ${salePrice}, de ${plainDay(saleFrom)} a ${plainDay(saleUntil)}`
      : 'Nenhuma. Informe o preço, o início e o fim',
}

export const promotionForm = {
  title: 'Promoção',
  hint: 'o preço “de” precisa ter valido nos 30 dias antes do início',
  price: 'Preço promocional',
  from: 'Começa em',
  until: 'Termina em',
  untilHint: 'Vale até o fim deste dia.',
  notAsked: (day: string, size: string | null) =>
    `${size ? `O preço do tamanho ${size}` : 'Este preço'} só vale como “de” a partir de ${plainDay(day)}, quando terá sido cobrado por 30 dias. Comece nesse dia ou depois.`,
} as const

const SHOWN = 3

export function joinItems(items: readonly string[], fallback: string): string {
  if (items.length === 0) return fallback
  const rest = items.length - SHOWN
  return `${items.slice(0, SHOWN).join(' · ')}${rest > 0 ? ` · e mais ${rest}` : ''}`
}
