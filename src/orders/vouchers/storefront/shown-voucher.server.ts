import { findAvailableVoucher } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import type { Visitor } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import type { RootData } from '#ui/browser/use-root-data.ts'
import { voucherIn } from './voucher-cookie.server.ts'

export async function findShownVoucher(
  shop: Shop,
  request: Request,
  visitor: Visitor,
): Promise<RootData['voucher']> {
  const named = await voucherIn(shop, request)
  const isTesting = visitor.kind === 'customer' && visitor.isTesting
  if (!named || isTesting) return undefined
  const userId = visitor.kind === 'customer' ? visitor.userId : null
  const voucher = await findAvailableVoucher(shop.db, { userId, voucherId: named.voucherId })
  return voucher && voucher.balance > 0 ? { codeEnd: voucher.codeEnd, balance: voucher.balance } : undefined
}
