import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { addressOfLines } from '#delivery/addresses/domain/address-lines.ts'
import { orders } from '#orders/schema/orders.ts'
import { isPhone, nationalDigits } from '#platform/domain/phone.ts'
import type { Shop } from '#platform/shop.ts'

/** Who bought before, as the form of a new order proposes them; without the e-mail, which decides whose order it is, since the telephone may be anybody's. */
export interface KnownCustomer {
  readonly name: string
  /** How many orders the customer paid. */
  readonly bought: number
  /** Where something was brought to the customer last; null where nothing was. */
  readonly address: Address | null
}

/** However often the customer bought: enough to find where something was brought. */
const LATEST = 50

/** The telephone is what a conversation begins with. The index of the search finds it, and the digits decide. */
export async function findCustomerByPhone(
  { db }: Pick<Shop, 'db'>,
  phone: string,
): Promise<KnownCustomer | null> {
  if (!isPhone(phone)) return null
  const digits = nationalDigits(phone)
  const stored = sql`regexp_replace(${orders.customerPhone}, '\\D', '', 'g')`
  const found = await db
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
  const [latest] = found
  if (!latest) return null
  const brought = found.find(({ way, isGift }) => way !== 'pickup' && way !== 'handed' && !isGift)
  return {
    name: latest.name,
    bought: found.filter(({ paymentStatus }) => paymentStatus === 'paid').length,
    address: brought ? addressOfLines(brought.address) : null,
  }
}
