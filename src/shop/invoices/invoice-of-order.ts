import { type SQL, sql } from 'drizzle-orm'
import type { Invoice } from '#domain/invoices/access-key.ts'

/** The invoice of the row of `orders` as a part of another statement, without its XML; null where it has none. */
export const invoiceColumn: SQL<Invoice | null> = sql<Invoice | null>`(
  select json_build_object('accessKey', n.access_key, 'number', n.number, 'series', n.series, 'danfeUrl', n.danfe_url)
  from order_invoices n where n.order_id = orders.id)`

/** Its XML, which names the buyer, for her own data file. */
export const invoiceXmlColumn: SQL<string | null> = sql<string | null>`(
  select n.xml from order_invoices n where n.order_id = orders.id)`
