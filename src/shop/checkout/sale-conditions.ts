import type { SQLWrapper } from 'drizzle-orm'
import type { freightQuotes } from '#database/schema/freight.ts'
import type { ShippingAddress } from '#domain/address/shipping-address.ts'
import type { WorkSchedule } from '#domain/delivery/closed-days.ts'
import type { TakenPlaces } from '#domain/delivery/free-places.ts'
import { scheduleColumn, takenColumn } from '#shop/delivery/load-occasion.ts'
import { workshopAddress, workshopColumn } from '#shop/delivery/load-workshop.ts'
import { payableQuote } from '#shop/freight/find-payable-quote.ts'
import { courierEnabled } from '#shop/freight/load-courier-settings.ts'
import { storedPixDiscount } from '#shop/payments/payment-terms.ts'
import { settingsColumn, toSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'

export interface SaleQuestion {
  readonly userId: string
  /** Where it is to be brought; null for who fetches it, who was promised no price for an address. */
  readonly address: ShippingAddress | null
  readonly now: Date
}

/** What this customer was promised for this address, to be joined to the statement that reads her cart. */
export function promisedQuote(...asked: Parameters<typeof payableQuote>) {
  const quote = payableQuote(...asked).as('payable_quote')
  const { id, address, price, eta, distanceMetres, breakdown } = quote
  return { quote, columns: { id, address, price, eta, distanceMetres, breakdown } }
}

/** What holds for a sale, as columns of that statement: what the owner has set, whether there is a courier, when it can be brought. */
export const conditionColumns = (today: SQLWrapper) => ({
  settings: settingsColumn,
  pixDiscount: storedPixDiscount,
  isCourierEnabled: courierEnabled,
  workshop: workshopColumn,
  schedule: scheduleColumn,
  taken: takenColumn(today),
})

interface ConditionRow {
  readonly settings: Parameters<typeof toSettings>[1]
  readonly pixDiscount: number | null
  readonly isCourierEnabled: boolean
  readonly workshop: string | null
  readonly schedule: WorkSchedule
  readonly taken: TakenPlaces[]
}

type PromisedQuote = Pick<
  typeof freightQuotes.$inferSelect,
  'id' | 'address' | 'price' | 'eta' | 'distanceMetres' | 'breakdown'
>

export type SaleConditions = ReturnType<typeof conditionsOf>

export function conditionsOf(
  { config }: Pick<Shop, 'config'>,
  { settings, workshop, ...row }: ConditionRow,
  quote: PromisedQuote | null,
) {
  return {
    ...row,
    quote,
    settings: toSettings(config, settings),
    workshop: workshop === null ? null : workshopAddress(workshop),
  }
}
