import {
  demoAdministrator,
  demoCollections,
  demoCustomer,
  demoCustomers,
  demoPairs,
  demoPosts,
  demoProducts,
  demoReviews,
  demoSubscribers,
} from '#demo/demo-data.ts'
import { demoFreightSettings } from '#demo/freight-settings.ts'
import { makeDemoOrders } from '#demo/orders.ts'

export const demoContent = {
  collections: demoCollections,
  products: demoProducts,
  pairs: demoPairs,
  posts: demoPosts,
  freight: demoFreightSettings,
  subscribers: demoSubscribers,
  administrator: demoAdministrator,
  customer: demoCustomer,
  customers: demoCustomers,
  reviews: demoReviews,
  makeOrders: makeDemoOrders,
}

export type SeedContent = typeof demoContent

export interface SeedImage {
  url: string
  width: number
  height: number
  alt: string
  byteSize: number
}
