import { and, desc, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type FindingKind, STANDING_FINDINGS } from '#catalogue/stock/domain/finding-kind.ts'
import { readShelfKey } from '#catalogue/stock/domain/shelf.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

export interface OpenFinding {
  readonly id: string
  readonly kind: FindingKind
  readonly orderId: string | null
  readonly productId: string | null
  readonly about: string
  readonly amount: Centavos | null
  readonly expected: Centavos | null
  readonly customerName: string | null
  readonly reference: string | null
  readonly answerBy: Date | null
  readonly left: number | null
  readonly isOfVoucher: boolean
  /** Job of the undelivered message, and its key ('order-confirmation:…'). */
  readonly jobId: string | null
  readonly message: string | null
  readonly at: Date
}

const LISTED_AT_MOST = 20

export function listOpenFindings(shop: Shop, orderId?: string): Promise<OpenFinding[]> {
  // Lasting conditions are shown elsewhere on the page and under 'Avisos'.
  return listFindings(shop, { without: STANDING_FINDINGS, orderId })
}

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

export function toFinding(row: typeof reconciliationFindings.$inferSelect): OpenFinding {
  const { id, kind, subject, details, createdAt } = row
  return {
    id,
    kind: kind as FindingKind,
    orderId: findOrderId(kind as FindingKind, subject, details),
    productId: isOfShelf(kind as FindingKind) ? (readShelfKey(subject)?.productId ?? null) : null,
    about: readText(details.orderNumber) ?? readText(details.name) ?? subject,
    amount: readAmount(details.amount),
    expected: readAmount(details.expected),
    customerName: readText(details.customerName),
    reference: readText(details.reference),
    answerBy: readText(details.answerBy) ? new Date(String(details.answerBy)) : null,
    left: readAmount(details.left),
    isOfVoucher: details.isOfVoucher === true,
    jobId: kind === 'mail-undelivered' ? subject : null,
    message: readText(details.key),
    at: createdAt,
  }
}

function isAbout(orderId: string): SQL | undefined {
  const { subject, details } = reconciliationFindings
  return or(eq(subject, orderId), eq(sql`${details}->>'orderId'`, orderId))
}

const isOfShelf = (kind: FindingKind) => kind === 'stock-differs' || kind === 'stock-low'

const readAmount = (value: unknown) => (typeof value === 'number' ? value : null)

function findOrderId(kind: FindingKind, subject: string, details: Record<string, unknown>): string | null {
  if (kind === 'refund-refused' || kind === 'held-units-differ') return subject
  // A payment of an unknown order has nothing to link to.
  const named = kind === 'payment-without-order' ? null : readText(details.orderId)
  return named && isUuid(named) ? named : null
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
