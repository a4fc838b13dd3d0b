import type { PersonalOffer } from '#catalogue/kits/domain/personal-offer.ts'
import { type Changes, changesBetween } from '#platform/audit/changes.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { plainDay } from '#ui/copy/calendar.ts'
import { productForm } from './admin-product-form.ts'
import { productFieldNames, sizeColumnNames } from './admin-products-csv.ts'

const productActions: Readonly<Record<string, string>> = {
  created: 'Produto criado',
  'created-by-import': 'Produto criado por importação',
  updated: 'Produto editado',
  imported: 'Produto atualizado por importação',
  activated: 'Produto ativado',
  deactivated: 'Produto desativado',
  'prices-changed': 'Preço alterado em conjunto',
  'prices-restored': 'Preço anterior de volta',
  'stock-adjusted': 'Estoque ajustado',
  'kit-saved': 'Kit alterado',
  deleted: 'Produto excluído',
  restored: 'Produto restaurado da lixeira',
  duplicated: 'Produto criado como cópia',
  'recipe-saved': 'Receita salva',
  'cost-set': 'Custo tirado da receita ou da leva',
  'batch-started': 'Leva anotada',
  'batch-ready': 'Leva pronta, no estoque',
  'batch-late': 'Leva adiada',
  'batch-failed': 'Leva perdida',
  'batch-undone': 'Leva desfeita',
  'batch-lost': 'Velas da leva perdidas',
  'batch-recalled': 'Velas da leva tiradas da venda',
  'batch-resumed': 'Velas da leva de volta à venda',
  'batch-corrected': 'Leva corrigida',
  'passport-saved': 'Passaporte da leva alterado',
  'passport-opened': 'Passaporte da leva aberto',
  'passport-closed': 'Passaporte da leva fechado',
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
  dimensions: 'Medidas com a embalagem',
  features: 'Diferenciais',
  specifications: 'Especificações',
  faq: 'Perguntas frequentes',
  variants: 'Tamanhos',
  priceAdjustment: productForm.variants.adjustment,
  burningHours: productForm.variants.burningHours,
  sizePrices: 'Preços dos tamanhos',
  sizeStocks: 'Estoque dos tamanhos',
  pairs: 'Combina com',
  kitKind: 'Kit',
  kitParts: 'Velas do kit',
  kitCoupon: 'Cupom depois do kit',
  ...sizeColumnNames,
  images: 'Imagens',
  recipeVersion: 'Versão da receita',
  recipeSize: 'Tamanho da receita',
  batchUnits: 'Unidades da leva',
  batchNumber: 'Leva',
  passportNote: 'Recado da leva',
  batchSizes: 'Tamanhos da leva',
  batchReadyOn: 'Pronta em',
  reason: 'Motivo',
  image: 'Imagem',
  alt: 'Texto alternativo',
}

const describeKitCoupon = ({ offer, minimum }: PersonalOffer) =>
  `${offer.kind === 'percent' ? `${offer.percent}%` : formatBrl(offer.amount)} a partir de ${formatBrl(minimum)}`

function showCatalogueValue(field: string, value: unknown): string | undefined {
  if (['price', 'salePrice', 'cost', 'priceAdjustment'].includes(field) && typeof value === 'number')
    return formatBrl(value)
  if ((field === 'saleFrom' || field === 'saleUntil') && typeof value === 'string') return plainDay(value)
  if (field === 'sizePrices' && Array.isArray(value))
    return value.map(({ name, price }) => `${name} ${formatBrl(price)}`).join(', ')
  if (field === 'sizeStocks' && Array.isArray(value))
    return value.map(({ name, stock }) => `${name}: ${stock}`).join(', ')
  if (field === 'batchUnits' && Array.isArray(value))
    return value.map(({ name, units }) => `${units} de ${name}`).join(', ')
  if (field === 'variants' && Array.isArray(value))
    return value.map(({ name }) => name).join(', ') || undefined
  if (field === 'kitKind') return value === 'fixed' ? 'fixo' : value === 'choose' ? 'à escolha' : undefined
  if (field === 'kitCoupon' && value) return describeKitCoupon(value as PersonalOffer)
  if (['features', 'pairs', 'batchSizes', 'kitParts'].includes(field) && Array.isArray(value))
    return value.join(', ') || undefined
  if (field === 'dimensions' && value && typeof value === 'object') {
    const { length, width, height } = value as Record<string, number>
    return `${length} × ${width} × ${height} cm`
  }
  return undefined
}

type SizeFact = Readonly<Record<string, unknown>> & { name: string }
const isSizes = (value: unknown): value is SizeFact[] => Array.isArray(value)

const factsOfSizes: Readonly<Record<string, string>> = {
  priceAdjustment: productForm.variants.adjustment,
  price: productFieldNames.price,
  salePrice: productForm.variants.salePrice,
  stock: productFieldNames.stockQuantity,
  minStockLevel: productFieldNames.minStockLevel,
  cost: productFieldNames.cost,
  sku: productFieldNames.sku,
  barcode: productFieldNames.barcode,
  burningHours: productForm.variants.burningHours,
  weight: productForm.variants.weight,
  dimensions: productForm.variants.dimensions,
  attributes: productForm.variants.attributes,
  image: productForm.variants.image,
}

function sizesOneByOne(changes: Changes): Changes {
  const { variants, sizeStocks, sizePrices, ...others } = changes
  const lists = [variants, sizePrices, sizeStocks].filter((change) => change !== undefined)
  return Object.assign({ ...others }, ...lists.map(({ from, to }) => factByFact(from, to)))
}

function factByFact(from: unknown, to: unknown): Changes {
  const [before, after] = [from, to].map((sizes) => (isSizes(sizes) ? sizes : []))
  const names = new Set([...(before ?? []), ...(after ?? [])].map(({ name }) => name))
  const entries = [...names].flatMap((name) => {
    const [old, now] = [before, after].map((sizes) => sizes?.find((size) => size.name === name))
    if (old && now) return sizeChanges(name, old, now)
    return [[sizeHistory.size(name), now ? sizeHistory.came : sizeHistory.went] as const]
  })
  return Object.fromEntries(entries)
}

function sizeChanges(name: string, before: SizeFact, after: SizeFact) {
  return Object.entries(changesBetween(before, after)).map(([fact, { from, to }]) => {
    const shownValues = [from, to].map((value) => showSizeFact(fact, value))
    return [
      sizeHistory.fact(name, factsOfSizes[fact] ?? fact),
      { from: shownValues[0], to: shownValues[1] },
    ] as const
  })
}

function showSizeFact(fact: string, value: unknown): unknown {
  return showCatalogueValue(fact, value) ?? value
}

const sizeHistory = {
  size: (name: string) => `Tamanho ${name}`,
  fact: (name: string, fact: string) => `${name}, ${fact}`,
  came: { from: 'não existia', to: 'no catálogo' },
  went: { from: 'no catálogo', to: 'não existe mais' },
} as const

export const productHistory = {
  actions: productActions,
  fields: catalogueFields,
  show: showCatalogueValue,
  apart: sizesOneByOne,
}
