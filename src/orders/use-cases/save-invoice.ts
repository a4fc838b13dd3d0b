import { and, eq, ne } from 'drizzle-orm'
import { type AccessKeyRefusal, keyInXml, readAccessKey } from '#orders/domain/access-key.ts'
import { orderInvoices } from '#orders/schema/invoices.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { lockOrder } from './order-rows.ts'

interface InvoiceEdit {
  readonly orderId: string
  readonly actor: Actor
  readonly accessKey: string
  readonly danfeUrl: string
  readonly xml: string | null
}

export type InvoiceRefusal =
  | AccessKeyRefusal
  | Refusal<'order-not-found'>
  | Refusal<'xml-unreadable'>
  | Refusal<'xml-of-another'>
  | Refusal<'danfe-link'>
  | Refusal<'key-of-another-order', { readonly orderId: string }>

const MAX_LINK_LENGTH = 500
const isLink = (text: string) =>
  text.length <= MAX_LINK_LENGTH && text.startsWith('https://') && URL.canParse(text) && !/[\s"<>]/.test(text)

export async function saveInvoice(
  shop: Shop,
  { orderId, actor, accessKey: typed, danfeUrl: typedUrl, xml }: InvoiceEdit,
): Promise<Ok<{ orderNumber: string }> | InvoiceRefusal> {
  const keyOfXml = xml === null ? null : keyInXml(xml)
  if (xml !== null && keyOfXml === null) return refuse('xml-unreadable')
  const key = readAccessKey(typed.trim() || (keyOfXml ?? ''))
  if (!key.ok) return key
  if (keyOfXml !== null && keyOfXml !== key.value.accessKey) return refuse('xml-of-another')
  const danfeUrl = typedUrl.trim() || null
  if (danfeUrl && !isLink(danfeUrl)) return refuse('danfe-link')
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    const { accessKey } = key.value
    const [other] = await tx
      .select({ orderId: orderInvoices.orderId })
      .from(orderInvoices)
      .where(and(eq(orderInvoices.accessKey, accessKey), ne(orderInvoices.orderId, orderId)))
    if (other) return refuse('key-of-another-order', other)
    const [before] = await tx.select().from(orderInvoices).where(eq(orderInvoices.orderId, orderId))
    // A new access key discards the XML of the previous invoice.
    const sameXml = before?.accessKey === accessKey ? before.xml : null
    const facts = { ...key.value, danfeUrl, xml: xml ?? sameXml, updatedAt: at }
    await tx
      .insert(orderInvoices)
      .values({ orderId, ...facts, createdAt: at })
      .onConflictDoUpdate({ target: orderInvoices.orderId, set: facts })
    const inHistory = (row: { accessKey: string; danfeUrl: string | null } | undefined) => ({
      invoiceKey: row?.accessKey ?? null,
      invoiceLink: row?.danfeUrl ?? null,
    })
    const changes = changesBetween(inHistory(before), inHistory(facts))
    await recordChange(tx, { actor, entity: 'order', entityId: orderId, action: 'invoice', changes, at })
    return ok({ orderNumber: order.orderNumber })
  })
}

export async function readInvoiceXml({ db }: Pick<Shop, 'db'>, orderId: string) {
  const [row] = await db
    .select({ xml: orderInvoices.xml, accessKey: orderInvoices.accessKey })
    .from(orderInvoices)
    .where(eq(orderInvoices.orderId, orderId))
  return row?.xml ? { xml: row.xml, accessKey: row.accessKey } : null
}
