import { coupons } from '#orders/coupons/schema.ts'
import type { Shop } from '#platform/shop.ts'
import type { Random } from '../random.ts'
import type { RetryingBrowser } from './retrying-browser.ts'

const CODE = 'CHAOS10'
const TYPES_IT = 0.3
const TAKES_IT_OUT = 0.1

/** No usage limit: database tests cover races for the last use. */
export async function issueCoupon({ db }: Pick<Shop, 'db'>): Promise<void> {
  const coupon = { code: CODE, label: `Cupom ${CODE}`, kind: 'percent', percent: 10 } as const
  await db.insert(coupons).values(coupon).onConflictDoNothing()
}

export async function typeCoupon(browser: RetryingBrowser, random: Random): Promise<void> {
  if (random.chance(TYPES_IT)) await browser.submit('/carrinho', { intent: 'coupon', code: ' chaos-10 ' })
  else if (random.chance(TAKES_IT_OUT)) await browser.submit('/carrinho', { intent: 'drop-coupon' })
}
