import { type FilterKind, priceBands, type ScentFamily } from '#catalogue/search/domain/product-filters.ts'

export const filterLabels: Record<FilterKind, string> = {
  familia: 'Família',
  nota: 'Nota',
  intensidade: 'Intensidade',
  ambiente: 'Combina com',
  preco: 'Preço',
  tamanho: 'Tamanho',
  estoque: 'Disponibilidade',
}

const familyNames: Record<ScentFamily, string> = {
  amadeirado: 'Amadeirado',
  floral: 'Floral',
  citrico: 'Cítrico',
  herbal: 'Herbal',
  especiado: 'Especiado',
  gourmand: 'Gourmand',
  frutado: 'Frutado',
}

const intensityNames = ['Sutil', 'Suave', 'Média', 'Marcante', 'Intensa']

export function filterValueName(kind: FilterKind, value: string): string {
  if (kind === 'familia') return familyNames[value as ScentFamily]
  if (kind === 'intensidade') return `${value} de 5, ${intensityNames[Number(value) - 1]?.toLowerCase()}`
  if (kind === 'preco') return priceName(value)
  if (kind === 'estoque') return 'Em estoque'
  return value.charAt(0).toUpperCase() + value.slice(1)
}

function priceName(value: string): string {
  const band = priceBands.find((priceBand) => priceBand.value === value)
  if (!band?.upTo) return `Acima de R$ ${band?.above}`
  return band.above === 0 ? `Até R$ ${band.upTo}` : `R$ ${band.above} a R$ ${band.upTo}`
}
