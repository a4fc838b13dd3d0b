import { eq } from 'drizzle-orm'
import { MAX_BY_HAND } from '#orders/vouchers/domain/voucher-terms.ts'
import { voucherEntries, vouchers } from '#orders/vouchers/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { isPurchaseGivenBack } from './undo-bought-voucher.ts'
import { lockVoucher } from './voucher-ledger.ts'

interface VoucherChange {
  readonly voucherId: string
  readonly reason: string
  readonly actor: Actor
}

/** Blocking disables the code but keeps the balance, which unblocking restores. */
export async function setVoucherBlocked(shop: Shop, change: VoucherChange & { readonly isBlocked: boolean }) {
  const { voucherId, reason, actor, isBlocked } = change
  if (reason.trim() === '') return refuse('reason-missing')
  return commitUnlessRefused(shop.db, async (tx) => {
    const locked = await lockVoucher(tx, voucherId)
    if (!locked || locked.voucher.state === 'pending') return refuse('voucher-not-found')
    const state = isBlocked ? 'blocked' : 'active'
    const from = locked.voucher.state
    if (from === state) return ok({ codeEnd: locked.voucher.codeEnd })
    if (!isBlocked && (await isPurchaseGivenBack(tx, locked.voucher.orderId)))
      return refuse('purchase-given-back')
    await tx.update(vouchers).set({ state }).where(eq(vouchers.id, voucherId))
    const changes = { state: { from, to: state }, reason: { from: null, to: reason.trim() } }
    const auditEntry = { entity: 'voucher', entityId: voucherId, action: state } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at: shop.clock.now() })
    return ok({ codeEnd: locked.voucher.codeEnd })
  })
}

/** Adds a ledger entry with a reason; existing entries never change. */
export async function correctVoucher(shop: Shop, change: VoucherChange & { readonly amount: Centavos }) {
  const { voucherId, amount, actor } = change
  const reason = change.reason.trim()
  if (reason === '') return refuse('reason-missing')
  if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > MAX_BY_HAND)
    return refuse('amount-wrong')
  return commitUnlessRefused(shop.db, async (tx) => {
    const locked = await lockVoucher(tx, voucherId)
    if (!locked || locked.voucher.state === 'pending') return refuse('voucher-not-found')
    const { balance } = locked
    if (balance + amount < 0) return refuse('below-zero')
    const now = shop.clock.now()
    const entry = { voucherId, kind: 'corrected' as const, amount, reason, actorId: actor.id }
    await tx.insert(voucherEntries).values({ ...entry, createdAt: now })
    const changes = {
      balance: { from: formatBrl(balance), to: formatBrl(balance + amount) },
      reason: { from: null, to: reason },
    }
    const auditEntry = { entity: 'voucher', entityId: voucherId, action: 'corrected' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at: now })
    return ok({ balance: balance + amount })
  })
}
