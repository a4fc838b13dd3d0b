import { eq, sql } from 'drizzle-orm'
import { users } from '#database/schema/accounts.ts'
import type { ShippingAddress } from '#domain/address/shipping-address.ts'
import { DEFAULT_SCHEDULE } from '#domain/delivery/delivery-schedule.ts'
import { scheduleColumn, takenColumn } from '#shop/delivery/load-occasion.ts'
import { workshopAddress, workshopColumn } from '#shop/delivery/load-workshop.ts'
import { payableQuote } from '#shop/freight/find-payable-quote.ts'
import { courierEnabled } from '#shop/freight/load-courier-settings.ts'
import { settingsColumn, toSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { storedPixDiscount } from './payment-terms.ts'

export type SaleConditions = Awaited<ReturnType<typeof readSaleConditions>>

/**
 * What holds for a sale as the database says now, in one statement: what the owner has set, whether there is a courier, what this
 * customer was promised for this address, when it can be brought.
 */
export async function readSaleConditions(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  asked: { userId: string; address: ShippingAddress | null; now: Date },
) {
  const quote = payableQuote(db, asked).as('payable_quote')
  const [row] = await db
    .select({
      settings: settingsColumn,
      pixDiscount: storedPixDiscount,
      isCourierEnabled: courierEnabled,
      workshop: workshopColumn,
      schedule: scheduleColumn,
      taken: takenColumn(asked.now),
      quote: {
        id: quote.id,
        address: quote.address,
        price: quote.price,
        eta: quote.eta,
        distanceMetres: quote.distanceMetres,
        breakdown: quote.breakdown,
      },
    })
    .from(users)
    .leftJoin(quote, sql`true`)
    .where(eq(users.id, asked.userId))
  return {
    settings: toSettings(config, row?.settings ?? []),
    pixDiscount: row?.pixDiscount ?? null,
    isCourierEnabled: row?.isCourierEnabled ?? false,
    workshop: row?.workshop ? workshopAddress(row.workshop) : null,
    schedule: row?.schedule ?? DEFAULT_SCHEDULE,
    taken: row?.taken ?? [],
    quote: row?.quote ?? null,
  }
}
