import { and, desc, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type FindingKind, STANDING_FINDINGS } from '#catalogue/stock/domain/finding-kind.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

export interface OpenFinding {
  readonly id: string
  readonly kind: FindingKind
  /** The order it is about, where that is known. */
  readonly orderId: string | null
  readonly productId: string | null
  /** An order's number, a product's name or a payment's reference: what to look for. */
  readonly about: string
  readonly amount: Centavos | null
  /** What should have come, where that is known. */
  readonly expected: Centavos | null
  /** Whom to give it back to. */
  readonly customerName: string | null
  /** The payment's own name: what to look for in the owner's bank or at the provider. */
  readonly reference: string | null
  /** Until when the owner has to answer a dispute. */
  readonly answerBy: Date | null
  /** Units on the shelf, of a candle at its minimum. */
  readonly left: number | null
  /** The order that it is about bought a voucher. */
  readonly isOfVoucher: boolean
  /** The message that did not leave, and what it was about ('order-confirmation:…'). */
  readonly jobId: string | null
  readonly message: string | null
  readonly at: Date
}

const LISTED_AT_MOST = 20

/** What happened and the shop could not repair by itself, newest first; of one order, where that is asked. */
export function listOpenFindings(shop: Shop, orderId?: string): Promise<OpenFinding[]> {
  // States that last have panels of their own there, and all are at 'Avisos'.
  return listFindings(shop, { without: STANDING_FINDINGS, orderId })
}

/** The same for the morning page, with the states that last and have no block of their own on it. */
export function listFindingsOfToday(shop: Shop): Promise<OpenFinding[]> {
  return listFindings(shop, { without: ['stock-low', 'pix-to-confirm'] })
}

async function listFindings(
  shop: Shop,
  { without, orderId }: { without: readonly FindingKind[]; orderId?: string | undefined },
): Promise<OpenFinding[]> {
  const rows = await shop.db
    .select()
    .from(reconciliationFindings)
    .where(
      and(
        isNull(reconciliationFindings.resolvedAt),
        notInArray(reconciliationFindings.kind, [...without]),
        orderId ? isAbout(orderId) : undefined,
      ),
    )
    .orderBy(desc(reconciliationFindings.createdAt))
    .limit(LISTED_AT_MOST)
  return rows.map(toFinding)
}

/** A row in the words of the page. */
export function toFinding(row: typeof reconciliationFindings.$inferSelect): OpenFinding {
  const { id, kind, subject, details, createdAt } = row
  return {
    id,
    kind: kind as FindingKind,
    orderId: orderOf(kind as FindingKind, subject, details),
    productId: isOfShelf(kind as FindingKind) ? (subject.split(':')[0] ?? null) : null,
    about: textOf(details.orderNumber) ?? textOf(details.name) ?? subject,
    amount: amountOf(details.amount),
    expected: amountOf(details.expected),
    customerName: textOf(details.customerName),
    reference: textOf(details.reference),
    answerBy: textOf(details.answerBy) ? new Date(String(details.answerBy)) : null,
    left: amountOf(details.left),
    isOfVoucher: details.isOfVoucher === true,
    jobId: kind === 'mail-undelivered' ? subject : null,
    message: textOf(details.key),
    at: createdAt,
  }
}

function isAbout(orderId: string): SQL | undefined {
  const { subject, details } = reconciliationFindings
  return or(eq(subject, orderId), eq(sql`${details}->>'orderId'`, orderId))
}

/** Its subject is a product, or a product and a size. */
const isOfShelf = (kind: FindingKind) => kind === 'stock-differs' || kind === 'stock-low'

const amountOf = (value: unknown) => (typeof value === 'number' ? value : null)

function orderOf(kind: FindingKind, subject: string, details: Record<string, unknown>): string | null {
  if (kind === 'refund-refused' || kind === 'held-units-differ') return subject
  // A payment that names an order the shop does not have leads nowhere.
  const named = kind === 'payment-without-order' ? null : textOf(details.orderId)
  return named && isUuid(named) ? named : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
