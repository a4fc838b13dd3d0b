import type { FreightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import type { CollectionSlug } from '#demo/candles/demo-product.ts'
import type { OrderGift } from '#orders/domain/gift.ts'
import type { ManualOrigin } from '#orders/domain/order-origin.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import type { OrderEvent } from '#orders/domain/order-timeline.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ReceivedAs } from '#platform/domain/payment-method.ts'

export interface DemoPhotograph {
  /** A file of `design/photographs`. */
  file: string
  /** What is seen, in Portuguese. */
  alt: string
  use: 'product' | 'collection' | 'blog' | 'room' | 'making' | 'gift' | 'home'
}

export interface DemoCollection {
  slug: CollectionSlug
  name: string
  description: string
  image: string
}

export interface DemoAddress {
  street: string
  number: string
  /** Empty for a house. */
  complement: string
  neighborhood: string
  /** '05435-000' */
  postalCode: string
  lat: number
  lng: number
}

export interface DemoCustomer {
  fullName: string
  email: string
  phone: string
  /** 'yyyy-MM-dd' */
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
  /** Null for a candle that comes in one size only. */
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
  /** Set where the owner took the order themselves, and the money. */
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
  /** What happened, oldest first. */
  events: OrderEvent[]
}
