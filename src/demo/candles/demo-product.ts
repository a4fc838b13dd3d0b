import type { Centavos } from '#platform/domain/money.ts'

export type CollectionSlug = 'calma' | 'frescor' | 'aconchego' | 'jardim' | 'madeiras'

export interface DemoQuestion {
  question: string
  answer: string
}

export interface DemoSize {
  name: string
  /** Grams: what it burns, weighs and measures follows from them. */
  wax: number
  priceAdjustment: Centavos
  stockQuantity: number
  /** Keyed like the specifications: while this size is chosen, its values stand in for the product's. */
  attributes: Record<string, string>
}

export interface DemoProduct {
  slug: string
  name: string
  collection: CollectionSlug
  shortDescription: string
  /** Paragraphs with an empty line between them. */
  description: string
  price: Centavos
  cost: Centavos
  /** Of all its sizes together; so is the minimum. */
  stockQuantity: number
  minStockLevel: number
  featured: boolean
  /** Kilograms, jar included. */
  weight: number
  /** Centimetres. */
  dimensions: { length: number; width: number; height: number }
  features: string[]
  /** 'Topo', 'Coração' and 'Fundo' are lists of notes with commas; 'Intensidade' is '3 – Média'. */
  specifications: Record<string, string>
  faq: DemoQuestion[]
  /** Empty for a candle that comes in one size only. */
  sizes: DemoSize[]
  createdDaysAgo: number
  /** A promotion that runs when the demo is filled; sizes by their names. */
  sale?: { price: Centavos; sizes: Record<string, Centavos>; daysAgo: number; daysLeft: number }
  /** Cover first. */
  images: string[]
  /** Shows its sizes side by side; the last image of its gallery. */
  sizesImage?: string
}
