import type { CsvField, YesNo } from '#domain/catalogue/product-csv.ts'

/** The header of the products' file; read back without regard to accents and case. */
export const csvHeaders: Readonly<Record<CsvField, string>> = {
  slug: 'Slug',
  name: 'Nome',
  category: 'Categoria',
  shortDescription: 'Descrição curta',
  description: 'Descrição completa',
  price: 'Preço de venda',
  cost: 'Custo',
  stockQuantity: 'Estoque',
  minStockLevel: 'Estoque mínimo',
  weight: 'Peso (kg)',
  active: 'Ativo',
  featured: 'Destaque',
  seenStock: 'Estoque na exportação',
}

export const csvWords: YesNo = { yes: 'sim', no: 'não' }
