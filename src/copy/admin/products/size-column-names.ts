import type { SizeCsvField } from '#domain/catalogue/editing/product-csv.ts'

/** What the facts of sizes are called in the file and in the history of a product. */
export const sizeColumnNames: Readonly<Record<SizeCsvField, string>> = {
  burningHoursBySize: 'Horas de queima por tamanho',
  weightBySize: 'Peso por tamanho (kg)',
  dimensionsBySize: 'Medidas por tamanho (cm)',
  salePriceBySize: 'Preço promocional por tamanho',
  imageBySize: 'Foto por tamanho',
}
