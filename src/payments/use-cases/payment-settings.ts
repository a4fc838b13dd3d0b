import { eq, sql } from 'drizzle-orm'
import { paymentSettings } from '#orders/schema/payments.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { isPixDiscountPercent, type PaymentProvider } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export interface PaymentSettings {
  /** Null until the owner first saves the settings. */
  readonly id: string | null
  readonly pixDiscountPercent: number
  readonly version: number
  readonly cardProvider: PaymentProvider | null
  readonly pixProvider: PaymentProvider | null
}

export async function loadPaymentSettings(shop: Shop): Promise<PaymentSettings> {
  const [row] = await shop.db.select().from(paymentSettings)
  return {
    id: row?.id ?? null,
    pixDiscountPercent: row?.pixDiscountPercent ?? shop.config.pixDiscountPercent,
    version: row?.version ?? 0,
    cardProvider: shop.payments.takes.card,
    pixProvider: shop.payments.takes.pix,
  }
}

export async function savePixDiscount(
  shop: Shop,
  { percent, version, actor }: { percent: number; version: number; actor: Actor },
): Promise<Ok<PaymentSettings> | Refusal<'invalid-percent' | 'changed-meanwhile'>> {
  if (!isPixDiscountPercent(percent)) return refuse('invalid-percent')
  const before = await loadPaymentSettings(shop)
  const at = shop.clock.now()
  const saved = await commitUnlessRefused(shop.db, async (tx) => {
    const [row] = await tx
      .insert(paymentSettings)
      .values({ pixDiscountPercent: percent, updatedAt: at })
      .onConflictDoUpdate({
        target: paymentSettings.singleton,
        set: { pixDiscountPercent: percent, version: sql`${paymentSettings.version} + 1`, updatedAt: at },
        setWhere: eq(paymentSettings.version, version),
      })
      .returning()
    if (row?.version !== version + 1) return refuse('changed-meanwhile')
    const changes = changesBetween(before, { pixDiscountPercent: percent })
    const auditEntry = { entity: 'payment-settings', entityId: row.id, action: 'updated' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    return ok()
  })
  return saved.ok ? ok(await loadPaymentSettings(shop)) : saved
}
