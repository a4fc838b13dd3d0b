import type { CsvField, SizeCsvField, YesNo } from '#catalogue/products/domain/product-csv.ts'
import type { ProductField, ProductSwitch } from '#catalogue/products/domain/product-fields.ts'

export const sizeColumnNames: Readonly<Record<SizeCsvField, string>> = {
  burningHoursBySize: 'Horas de queima por tamanho',
  weightBySize: 'Peso por tamanho (kg)',
  dimensionsBySize: 'Medidas por tamanho (cm)',
  salePriceBySize: 'Preço promocional por tamanho',
  imageBySize: 'Foto por tamanho',
}

export const productFieldNames: Readonly<Record<ProductField | ProductSwitch, string>> = {
  slug: 'Endereço na loja',
  name: 'Nome',
  shortDescription: 'Descrição curta',
  description: 'Descrição',
  seoTitle: 'Título nas buscas',
  seoDescription: 'Descrição nas buscas',
  price: 'Preço',
  salePrice: 'Preço promocional',
  saleFrom: 'Promoção de',
  saleUntil: 'Promoção até',
  cost: 'Custo',
  stockQuantity: 'Estoque',
  minStockLevel: 'Estoque mínimo',
  sku: 'Código (SKU)',
  barcode: 'Código de barras',
  weight: 'Peso (kg)',
  active: 'Ativo',
  featured: 'Destaque',
}

export const csvHeaders: Readonly<Record<CsvField, string>> = {
  ...productFieldNames,
  category: 'Categoria',
  size: 'Tamanho',
  priceAdjustment: 'Diferença de preço',
  description: 'Descrição completa',
  price: 'Preço de venda',
  ...sizeColumnNames,
  seenStock: 'Estoque na exportação',
}

/** Header of the slug column in files exported by earlier versions. */
export const oldSlugHeader = 'Slug'

export const csvWords: YesNo = { yes: 'sim', no: 'não' }
