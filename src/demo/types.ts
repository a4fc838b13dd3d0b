import type { FreightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import type {
  FeltIntensity,
  ReportReason,
  ReviewRefusalReason,
  ReviewRoom,
} from '#fulfilment/reviews/domain/review.ts'
import type { GiftOption, OrderGift } from '#orders/domain/gift.ts'
import type { ManualOrigin } from '#orders/domain/order-origin.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import type { OrderEvent } from '#orders/domain/order-timeline.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ReceivedAs } from '#platform/domain/payment-method.ts'
import type { MaterialFacts } from '#workshop/materials/domain/material.ts'

export interface DemoPhotograph {
  file: string
  alt: string
  use: 'product' | 'collection' | 'blog' | 'room' | 'making' | 'gift' | 'home'
}

export interface DemoCollection {
  slug: string
  name: string
  description: string
  image: string
}

export interface DemoAddress {
  street: string
  number: string
  complement: string
  neighborhood: string
  postalCode: string
  lat: number
  lng: number
}

export interface DemoCustomer {
  fullName: string
  email: string
  phone: string
  birthDate: string
  gender: 'masculino' | 'feminino' | 'nao-binario' | 'prefiro-nao-informar'
  address: DemoAddress
  marketingEmails: boolean
  notificationsEnabled: boolean
  createdDaysAgo: number
}

export interface DemoAdministrator {
  fullName: string
  email: string
  phone: string
}

export interface DemoSubscriber {
  email: string
  createdDaysAgo: number
  unsubscribed: boolean
}

export interface DemoOrderItem {
  productSlug: string
  productName: string
  sizeName: string | null
  images: string[]
  quantity: number
  unitPrice: Centavos
  totalPrice: Centavos
}

export interface DemoOrder {
  orderNumber: string
  customerEmail: string
  customerName: string
  customerPhone: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  byHand: { origin: ManualOrigin; paymentMethod: ReceivedAs } | null
  items: DemoOrderItem[]
  subtotal: Centavos
  shippingAmount: Centavos
  gift: OrderGift | null
  giftAmount: Centavos
  total: Centavos
  shippingAddress: {
    line1: string
    line2: string
    city: string
    state: string
    postal_code: string
    country: string
  }
  shippingBreakdown: FreightBreakdown
  shippingDistanceMetres: number
  shippingActualCost: Centavos | null
  trackingNumber: string | null
  notes: string | null
  createdAt: Date
  updatedAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  estimatedDeliveryDate: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
  refundedAt: Date | null
  events: OrderEvent[]
}

export interface DemoQuestion {
  question: string
  answer: string
}

export interface DemoSize {
  name: string
  /** In grams. Burning time, weight and dimensions are derived from it. */
  wax: number
  priceAdjustment: Centavos
  stockQuantity: number
  /** Same keys as the specifications; overrides the product's values for this size. */
  attributes: Record<string, string>
}

export interface DemoProduct {
  slug: string
  name: string
  collection: string
  shortDescription: string
  description: string
  price: Centavos
  cost: Centavos
  stockQuantity: number
  minStockLevel: number
  featured: boolean
  weight: number
  dimensions: { length: number; width: number; height: number }
  features: string[]
  /** 'Topo', 'Coração' and 'Fundo' contain notes separated by commas; 'Intensidade' looks like '3 – Média'. */
  specifications: Record<string, string>
  faq: DemoQuestion[]
  sizes: DemoSize[]
  createdDaysAgo: number
  /** Promotion active when the demo is seeded; sizes by name. */
  sale?: { price: Centavos; sizes: Record<string, Centavos>; daysAgo: number; daysLeft: number }
  images: string[]
  sizesImage?: string
}

export interface DemoKit {
  slug: string
  name: string
  shortDescription: string
  description: string
  price: Centavos
  /** Number of candles to choose; null if the kit contains all of them. */
  choices: number | null
  candles: string[]
  createdDaysAgo: number
  images: string[]
}

/** Invented review: the shop marks it as a demo and hides it from search engines. */
export interface DemoReview {
  author: string | null
  stars: number
  daysAgo: number
  words: string
  room?: ReviewRoom
  intensity?: FeltIntensity
  wouldBuyAgain?: boolean
  answer?: string
  photo?: string
  /** Defaults to published. */
  state?: 'waiting' | { refusedFor: ReviewRefusalReason } | { reportedAs: ReportReason }
}

export type DemoGiftOption = Pick<GiftOption, 'name' | 'price'>

/** Days are relative to today. `units` by size; the key is null for a candle without sizes. */
export interface DemoBatch {
  readonly slug: string
  readonly sizes: Readonly<Record<string, number>> | null
  readonly poured: number
  readonly ready: number
}

export interface DemoMaterial extends MaterialFacts {
  readonly code: string
  readonly lotBefore?: string
  readonly purchases: readonly { amount: number; paid: Centavos; daysAgo: number; lot: string }[]
}

export type Outcome =
  | 'delivered'
  | 'returned'
  | 'shipped'
  | 'processing'
  | 'awaiting-payment'
  | 'payment-failed'
  | 'withdrawn'

export interface OrderSketch {
  by: string
  to?: string
  lines: [slug: string, size: '120 g' | '180 g' | '320 g' | null, quantity: number][]
  outcome: Outcome
  note?: string
  /** Entered by the owner, who also took the payment. */
  byHand?: { origin: ManualOrigin; paymentMethod: ReceivedAs }
  gift?: OrderGift
}

export interface DemoPost {
  slug: string
  title: string
  excerpt: string
  author: string
  image: string
  /** Plain text with the marks `**sub-heading**`, `- list item` and empty lines. */
  content: string
  published: boolean
  createdDaysAgo: number
}
