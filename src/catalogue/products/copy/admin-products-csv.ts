import type { CsvField, SizeCsvField, YesNo } from '#catalogue/products/domain/product-csv.ts'
import type { ProductField, ProductSwitch } from '#catalogue/products/domain/product-fields.ts'

/** What the facts of sizes are called in the file and in the history of a product. */
export const sizeColumnNames: Readonly<Record<SizeCsvField, string>> = {
  burningHoursBySize: 'Horas de queima por tamanho',
  weightBySize: 'Peso por tamanho (kg)',
  dimensionsBySize: 'Medidas por tamanho (cm)',
  salePriceBySize: 'Preço promocional por tamanho',
  imageBySize: 'Foto por tamanho',
}

/** What the facts of a product are called; form, file and history say it in their own words where they have to. */
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

/** The header of the products' file; read back without regard to accents and case. */
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

/** What files of earlier versions call the address. */
export const oldSlugHeader = 'Slug'

export const csvWords: YesNo = { yes: 'sim', no: 'não' }
