import { type SQL, sql } from 'drizzle-orm'

/** An account, or the phone or email of a customer without one. */
export type CustomerId = { readonly userId: string } | { readonly contact: string }

export const isOrderOf = (customer: CustomerId): SQL =>
  'userId' in customer ? sql`o.user_id = ${customer.userId}` : sql`o.contact = ${customer.contact}`
