import { plainDay } from '#copy/delivery/calendar.ts'
import { formatBrl } from '#domain/money.ts'
import { productFieldNames, sizeColumnNames } from './products-csv.ts'

/** The history of a product and of a category, in words. */
export const productActions: Readonly<Record<string, string>> = {
  created: 'Produto criado',
  'created-by-import': 'Produto criado por importação',
  updated: 'Produto editado',
  imported: 'Produto atualizado por importação',
  activated: 'Produto ativado',
  deactivated: 'Produto desativado',
  'prices-changed': 'Preço alterado em conjunto',
  'prices-restored': 'Preço anterior de volta',
  'stock-adjusted': 'Estoque ajustado',
  deleted: 'Produto excluído',
  restored: 'Produto restaurado da lixeira',
  duplicated: 'Produto criado como cópia',
  'pour-started': 'Leva anotada',
  'pour-ready': 'Leva pronta, no estoque',
  'pour-late': 'Leva adiada',
  'pour-failed': 'Leva perdida',
  'pictures-added': 'Imagens adicionadas',
  'picture-removed': 'Imagem removida',
  'pictures-reordered': 'Ordem das imagens alterada',
  'picture-described': 'Texto alternativo alterado',
}

export const categoryActions: Readonly<Record<string, string>> = {
  created: 'Categoria criada',
  updated: 'Categoria editada',
  activated: 'Categoria ativada',
  deactivated: 'Categoria desativada',
  deleted: 'Categoria excluída',
}

export const catalogueFields: Readonly<Record<string, string>> = {
  ...productFieldNames,
  category: 'Categoria',
  dimensions: 'Dimensões',
  features: 'Diferenciais',
  specifications: 'Especificações',
  faq: 'Perguntas frequentes',
  variants: 'Tamanhos',
  sizePrices: 'Preços dos tamanhos',
  sizeStocks: 'Estoque dos tamanhos',
  pairs: 'Combina com',
  ...sizeColumnNames,
  images: 'Imagens',
  pourUnits: 'Unidades da leva',
  pourReadyOn: 'Pronta em',
  image: 'Imagem',
  alt: 'Texto alternativo',
}

/** Money as money, lists as what is in them; undefined for what reads well as it is. */
export function showCatalogueValue(field: string, value: unknown): string | undefined {
  if (['price', 'salePrice', 'cost'].includes(field) && typeof value === 'number') return formatBrl(value)
  if ((field === 'saleFrom' || field === 'saleUntil') && typeof value === 'string') return plainDay(value)
  if (field === 'sizePrices' && Array.isArray(value))
    return value.map(({ name, price }) => `${name} ${formatBrl(price)}`).join(', ')
  if (field === 'sizeStocks' && Array.isArray(value))
    return value.map(({ name, stock }) => `${name}: ${stock}`).join(', ')
  if (field === 'variants' && Array.isArray(value))
    return value.map(({ name }) => name).join(', ') || undefined
  if ((field === 'features' || field === 'pairs') && Array.isArray(value))
    return value.join(', ') || undefined
  if (field === 'dimensions' && value && typeof value === 'object') {
    const { length, width, height } = value as Record<string, number>
    return `${length} × ${width} × ${height} cm`
  }
  return undefined
}
