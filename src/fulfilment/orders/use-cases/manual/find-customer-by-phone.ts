import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { addressOfLines } from '#delivery/addresses/domain/address-lines.ts'
import { hasDelivery } from '#delivery/calendar/domain/shifts.ts'
import { orders } from '#orders/schema/orders.ts'
import { isPhone, nationalDigits } from '#platform/domain/phone.ts'
import type { Shop } from '#platform/shop.ts'

/**
 * Contains no email, because an email determines the order's account, and the phone number could belong to
 * anyone.
 */
export interface KnownCustomer {
  readonly name: string
  readonly bought: number
  readonly address: Address | null
}

const LATEST = 50

/** The search index narrows the candidates, then all digits are compared. */
export async function findCustomerByPhone(
  { db }: Pick<Shop, 'db'>,
  phone: string,
): Promise<KnownCustomer | null> {
  if (!isPhone(phone)) return null
  const digits = nationalDigits(phone)
  const stored = sql`regexp_replace(${orders.customerPhone}, '\\D', '', 'g')`
  const matches = await db
    .select({
      name: orders.customerName,
      way: orders.deliveryWay,
      address: orders.shippingAddress,
      paymentStatus: orders.paymentStatus,
      isGift: sql<boolean>`exists (select 1 from order_gifts g where g.order_id = orders.id and g.receiver_name is not null)`,
    })
    .from(orders)
    .where(
      and(
        sql`${orders.searchText} like ${`%${digits}%`}`,
        inArray(stored, [digits, `55${digits}`]),
        isNull(orders.identityLockedAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(LATEST)
  const [latest] = matches
  if (!latest) return null
  const deliveredOrder = matches.find(({ way, isGift }) => way !== 'pickup' && hasDelivery(way) && !isGift)
  return {
    name: latest.name,
    bought: matches.filter(({ paymentStatus }) => paymentStatus === 'paid').length,
    address: deliveredOrder ? addressOfLines(deliveredOrder.address) : null,
  }
}
