import type { StockLevel } from '#catalogue/stock/domain/stock.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'

const inStock = (quantity: number) => `${quantity} em estoque`

/** The misspelling 'Ultimas unidades' on cards is required by the specification. */
export const stockWords: Record<'card' | 'product', Record<StockLevel, (quantity: number) => string>> = {
  card: { out: () => 'Fora de estoque', low: () => 'Ultimas unidades', available: inStock },
  product: {
    out: () => 'Fora de estoque',
    low: (quantity) =>
      quantity === 1 ? 'Estoque baixo (1 unidade)' : `Estoque baixo (${quantity} unidades)`,
    available: inStock,
  },
}

export const catalogueCopy = {
  home: 'Início',
  products: 'Produtos',
  /** Shown if the usual size is sold out and the button adds another one. */
  otherSize: (size: string, price: Centavos) => `Disponível em ${size}, por ${formatBrl(price)}`,
  addToCart: (name: string) => `Adicionar ${name} ao carrinho`,
} as const
