import { type SQL, sql } from 'drizzle-orm'

/** Who is meant: an account, or the telephone or e-mail of who bought without one. */
export type CustomerId = { readonly userId: string } | { readonly contact: string }

/** Whether the order `o` is the customer's. */
export const isOrderOf = (customer: CustomerId): SQL =>
  'userId' in customer ? sql`o.user_id = ${customer.userId}` : sql`o.contact = ${customer.contact}`
