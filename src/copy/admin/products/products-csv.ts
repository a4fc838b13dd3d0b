import type { CsvField, YesNo } from '#domain/catalogue/editing/product-csv.ts'
import { productFieldNames } from './product-field-names.ts'
import { sizeColumnNames } from './size-column-names.ts'

/** The header of the products' file; read back without regard to accents and case. */
export const csvHeaders: Readonly<Record<CsvField, string>> = {
  ...productFieldNames,
  slug: 'Slug',
  category: 'Categoria',
  description: 'Descrição completa',
  price: 'Preço de venda',
  ...sizeColumnNames,
  seenStock: 'Estoque na exportação',
}

export const csvWords: YesNo = { yes: 'sim', no: 'não' }
