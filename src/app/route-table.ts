import { routes as secondFactor } from '#accounts/second-factor/module.ts'
import { routes as session } from '#accounts/session/module.ts'
import { routes as signIn } from '#accounts/sign-in/module.ts'
import { routes as signUp } from '#accounts/sign-up/module.ts'
import { routes as team } from '#accounts/team/module.ts'
import { type RouteName, routePaths } from '#addresses.ts'
import { routes as frames } from '#app/frames/module.ts'
import { routes as app } from '#app/module.ts'
import { routes as appPages } from '#app/pages/module.ts'
import { routes as siteFiles } from '#app/site-files/module.ts'
import { routes as collections } from '#catalogue/collections/module.ts'
import { routes as compare } from '#catalogue/compare/module.ts'
import { routes as feed } from '#catalogue/feed/module.ts'
import { routes as images } from '#catalogue/images/module.ts'
import { routes as kits } from '#catalogue/kits/module.ts'
import { routes as productPage } from '#catalogue/product-page/module.ts'
import { routes as products } from '#catalogue/products/module.ts'
import { routes as quiz } from '#catalogue/quiz/module.ts'
import { routes as restock } from '#catalogue/restock/module.ts'
import { routes as search } from '#catalogue/search/module.ts'
import { routes as cart } from '#checkout/cart/module.ts'
import { routes as ownOrders } from '#checkout/own-orders/module.ts'
import { routes as purchase } from '#checkout/purchase/module.ts'
import { routes as voucherSale } from '#checkout/vouchers/module.ts'
import { routes as blog } from '#content/blog/module.ts'
import { routes as legal } from '#content/legal/module.ts'
import { routes as newsletter } from '#content/newsletter/module.ts'
import { routes as contentPages } from '#content/pages/module.ts'
import { routes as list } from '#customers/list/module.ts'
import { routes as profile } from '#customers/profile/module.ts'
import { routes as addresses } from '#delivery/addresses/module.ts'
import { routes as carriers } from '#delivery/carriers/module.ts'
import { routes as freight } from '#delivery/freight/module.ts'
import { routes as batchChoice } from '#fulfilment/batch-choice/module.ts'
import { routes as calendar } from '#fulfilment/calendar/module.ts'
import { routes as fulfilmentOrders } from '#fulfilment/orders/module.ts'
import { routes as returns } from '#fulfilment/returns/module.ts'
import { routes as reviews } from '#fulfilment/reviews/module.ts'
import { routes as shipping } from '#fulfilment/shipping/module.ts'
import { routes as brand } from '#office/brand/module.ts'
import { routes as dashboard } from '#office/dashboard/module.ts'
import { routes as history } from '#office/history/module.ts'
import { routes as notices } from '#office/notices/module.ts'
import { routes as opening } from '#office/opening/module.ts'
import { routes as reports } from '#office/reports/module.ts'
import { routes as settings } from '#office/settings/module.ts'
import { routes as styleGuide } from '#office/style-guide/module.ts'
import { routes as texts } from '#office/texts/module.ts'
import { routes as coupons } from '#orders/coupons/module.ts'
import { routes as gifts } from '#orders/gifts/module.ts'
import { routes as vouchers } from '#orders/vouchers/module.ts'
import { routes as payments } from '#payments/module.ts'
import type { RouteEntry } from '#platform/http/route-entry.ts'
import { routes as batches } from '#workshop/batches/module.ts'
import { routes as materials } from '#workshop/materials/module.ts'
import { routes as passports } from '#workshop/passports/module.ts'

/**
 * Source for the router, the page cache's allow-list and the authorisation test. Every name in
 * `src/addresses.ts` must have a route.
 */
export const routeTable = {
  ...secondFactor,
  ...session,
  ...signIn,
  ...signUp,
  ...team,
  ...addresses,
  ...carriers,
  ...freight,
  ...collections,
  ...compare,
  ...feed,
  ...images,
  ...kits,
  ...productPage,
  ...products,
  ...quiz,
  ...restock,
  ...search,
  ...coupons,
  ...gifts,
  ...vouchers,
  ...batches,
  ...materials,
  ...passports,
  ...payments,
  ...cart,
  ...ownOrders,
  ...purchase,
  ...voucherSale,
  ...batchChoice,
  ...calendar,
  ...fulfilmentOrders,
  ...returns,
  ...reviews,
  ...shipping,
  ...blog,
  ...legal,
  ...newsletter,
  ...contentPages,
  ...list,
  ...profile,
  ...brand,
  ...dashboard,
  ...history,
  ...notices,
  ...opening,
  ...reports,
  ...settings,
  ...styleGuide,
  ...texts,
  ...app,
  ...frames,
  ...appPages,
  ...siteFiles,
} as const satisfies Record<RouteName, RouteEntry>

interface Route extends RouteEntry {
  name: RouteName
  path: string
}

export const routes = (Object.keys(routeTable) as RouteName[]).map(
  (name): Route => ({ name, path: routePaths[name], ...routeTable[name] }),
)
