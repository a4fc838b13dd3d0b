import { demoPosts } from '#demo/blog.ts'
import { demoCollections } from '#demo/collections.ts'
import { demoFreightSettings } from '#demo/freight-settings.ts'
import { demoSubscribers } from '#demo/newsletter.ts'
import { makeDemoOrders } from '#demo/orders.ts'
import { demoPairs } from '#demo/pairs.ts'
import { demoAdministrator, demoCustomer, demoCustomers } from '#demo/people.ts'
import { demoProducts } from '#demo/products.ts'
import { demoReviews } from '#demo/reviews.ts'

/** Everything that the demo shop is made of. */
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

/** A demo photograph that lies in the shop's storage. */
export interface SeedImage {
  url: string
  width: number
  height: number
  alt: string
  byteSize: number
}
