import type { Centavos } from '#domain/money.ts'

export interface DemoPhotograph {
  /** A file of `design/photographs`. */
  file: string
  /** What is seen, in Portuguese. */
  alt: string
  use: 'product' | 'collection' | 'making' | 'gift' | 'home'
}

export type CollectionSlug = 'calma' | 'frescor' | 'aconchego' | 'jardim' | 'madeiras'

export interface DemoCollection {
  slug: CollectionSlug
  name: string
  description: string
  picture: string
}

export interface DemoQuestion {
  question: string
  answer: string
}

export interface DemoSize {
  name: string
  priceAdjustment: Centavos
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
  /** Cover first. */
  pictures: string[]
}

export interface DemoPost {
  slug: string
  title: string
  excerpt: string
  author: string
  picture: string
  /** Plain text with three marks: `**sub-heading**`, `- list item`, empty line. */
  content: string
  published: boolean
  createdDaysAgo: number
}

export interface DemoAddress {
  street: string
  number: string
  complement?: string
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

export interface DemoFreightSettings {
  enabled: boolean
  originAddress: string
  originLat: number
  originLng: number
  basePrice: Centavos
  tier1Rate: Centavos
  tier2Rate: Centavos
  tier3Rate: Centavos
  tier4Rate: Centavos
  handlingFee: Centavos
  peakUpchargePct: number
  /** 'HH:mm' */
  peakStartTime: string
  peakEndTime: string
}
