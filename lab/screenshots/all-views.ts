import { sql } from 'drizzle-orm'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import { newCustomer } from '../../tests/support/shopping.ts'
import { accountViews } from './account-views.ts'
import { backOfficeViews, emptyShopViews } from './back-office-views.ts'
import { ownersFirstDay, ownerViews } from './owner-views.ts'
import { shopperViews } from './shopper-views.ts'
import { closedViews, stateViews } from './state-views.ts'
import { storefrontViews } from './storefront-views.ts'
import type { View } from './view.ts'

export const NEWCOMER = 'recem-chegada@exemplo.com.br'

export const demoViews: readonly View[] = [
  ...storefrontViews,
  ...shopperViews,
  ...accountViews,
  ...stateViews,
  ...backOfficeViews,
  ...ownerViews,
]

export const emptiedViews: readonly View[] = [...emptyShopViews, ...ownersFirstDay, ...closedViews]

export async function prepareViews(shop: RunningShop): Promise<void> {
  const customer = await shop.customer()
  const { rows } = await shop.shop.db.execute<{ id: string; size: string | null }>(sql`
    select p.id, (select v.id from product_variants v where v.product_id = p.id and v.price_adjustment = 0) as size
    from products p where p.stock_quantity > 5 order by p.sort_name limit 3`)
  for (const { id, size } of rows) {
    await customer.post('/carrinho', { intent: 'add', productId: id, variantId: size ?? '', quantity: '1' })
    await customer.post('/favoritos', { intent: 'add', productId: id })
  }
  await newCustomer(shop, NEWCOMER)
}

export async function emptyShop({ shop: { db } }: RunningShop): Promise<void> {
  await db.execute(sql`
    truncate orders, products, categories, blog_posts, settings_frete_motoboy, stock_movements cascade`)
}
