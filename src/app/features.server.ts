import * as accounts from '#accounts/module.server.ts'
import * as secondFactor from '#accounts/second-factor/module.server.ts'
import * as session from '#accounts/session/module.server.ts'
import * as signIn from '#accounts/sign-in/module.server.ts'
import * as team from '#accounts/team/module.server.ts'
import * as images from '#catalogue/images/module.server.ts'
import * as products from '#catalogue/products/module.server.ts'
import * as restock from '#catalogue/restock/module.server.ts'
import * as search from '#catalogue/search/module.server.ts'
import * as wishlist from '#catalogue/wishlist/module.server.ts'
import * as cart from '#checkout/cart/module.server.ts'
import * as testOrders from '#checkout/test-orders/module.server.ts'
import * as blog from '#content/blog/module.server.ts'
import * as newsletter from '#content/newsletter/module.server.ts'
import * as customers from '#customers/list/module.server.ts'
import * as privacy from '#customers/privacy/module.server.ts'
import * as profile from '#customers/profile/module.server.ts'
import * as carriers from '#delivery/carriers/module.server.ts'
import * as freight from '#delivery/freight/module.server.ts'
import * as containers from '#fulfilment/containers/module.server.ts'
import * as orderDesk from '#fulfilment/orders/module.server.ts'
import * as refunds from '#fulfilment/refunds/module.server.ts'
import * as returns from '#fulfilment/returns/module.server.ts'
import * as reviews from '#fulfilment/reviews/module.server.ts'
import * as shipping from '#fulfilment/shipping/module.server.ts'
import * as notices from '#office/notices/module.server.ts'
import * as coupons from '#orders/coupons/module.server.ts'
import * as gifts from '#orders/gifts/module.server.ts'
import * as orders from '#orders/module.server.ts'
import * as vouchers from '#orders/vouchers/module.server.ts'
import * as payments from '#payments/module.server.ts'
import * as operations from '#platform/operations/module.server.ts'
import type { SearchSources } from '#platform/search-source.ts'
import type { ServerManifest } from '#platform/server-manifest.ts'
import type { Shop } from '#platform/shop.ts'
import * as passports from '#workshop/passports/module.server.ts'

export const features: readonly ServerManifest[] = [
  operations,
  accounts,
  secondFactor,
  session,
  signIn,
  team,
  carriers,
  freight,
  images,
  products,
  restock,
  search,
  wishlist,
  orders,
  coupons,
  gifts,
  vouchers,
  passports,
  payments,
  cart,
  testOrders,
  containers,
  orderDesk,
  refunds,
  returns,
  reviews,
  shipping,
  blog,
  newsletter,
  customers,
  privacy,
  profile,
  notices,
]

export const contributions = {
  batchPapers: features.flatMap(({ batchPapers = [] }) => batchPapers),
  histories: features.flatMap(({ histories = [] }) => histories),
  marketingListeners: features.flatMap(({ marketingListeners = [] }) => marketingListeners),
  async renderEmail(email, site) {
    // Imported on demand to save memory while no email is sent.
    return (await import('./jobs/render-email.ts')).renderEmail(email, site)
  },
  openingAudiences: features.flatMap(({ openingAudiences = [] }) => openingAudiences),
  personalData: features.flatMap(({ personalData = [] }) => personalData),
  searchSources: Object.assign({}, ...features.map(({ searchSources }) => searchSources)) as SearchSources,
  slipParts: features.flatMap(({ slipParts = [] }) => slipParts),
  textGroups: features.flatMap(({ textGroups = [] }) => textGroups),
  waitingLists: features.flatMap(({ waitingLists = [] }) => waitingLists),
} satisfies Partial<Shop>
