import type { ProductField, ProductSwitch } from '#domain/catalogue/editing/product-fields.ts'

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
  weight: 'Peso (kg)',
  active: 'Ativo',
  featured: 'Destaque',
}
