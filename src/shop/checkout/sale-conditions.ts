import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { shippingAddressKey } from '#domain/address/shipping-address.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { scheduleColumn, takenColumn } from '#shop/delivery/load-delivery-constraints.ts'
import { workshopAddress, workshopColumn } from '#shop/delivery/load-workshop.ts'
import { payableQuote } from '#shop/freight/find-payable-quote.ts'
import { courierEnabled } from '#shop/freight/load-courier-settings.ts'
import { storedPixDiscount } from '#shop/payments/payment-terms.ts'
import { settingsColumn, toSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { pastColumn } from './buyers-past.ts'
import type { CheckoutRequest } from './checkout-request.ts'

export type SaleConditions = Awaited<ReturnType<typeof readSaleConditions>>

/** What holds for this sale now: the owner's settings, the courier, the calendar, what the customer was promised and did before. */
export async function readSaleConditions(
  shop: Pick<Shop, 'config'>,
  tx: Transaction,
  { userId, customer, isPickup }: Pick<CheckoutRequest, 'userId' | 'customer' | 'isPickup'>,
  now: Date,
) {
  // Who fetches it was promised no price for an address.
  const addressKey = customer.address && !isPickup ? shippingAddressKey(customer.address) : ''
  const quote = payableQuote(tx, { userId, addressKey, now }).as('payable_quote')
  const { id, address, price, freeAbove, eta, distanceMetres, breakdown, offers, cartKey } = quote
  const [row] = await tx
    .select({
      settings: settingsColumn,
      pixDiscount: storedPixDiscount,
      isCourierEnabled: courierEnabled,
      workshop: workshopColumn,
      schedule: scheduleColumn,
      taken: takenColumn(isoDay(now)),
      past: pastColumn(userId, now),
      quote: { id, address, price, freeAbove, eta, distanceMetres, breakdown, offers, cartKey },
    })
    .from(sql`(select 1) sale`)
    .leftJoin(quote, sql`true`)
  if (!row) throw new Error('a statement without a table has one row')
  return {
    ...row,
    settings: toSettings(shop.config, row.settings),
    workshop: row.workshop === null ? null : workshopAddress(row.workshop),
  }
}
