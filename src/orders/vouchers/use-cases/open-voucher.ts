import { and, eq } from 'drizzle-orm'
import { readVoucherCode } from '#orders/vouchers/domain/voucher.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { RateVerdict } from '#platform/rate-limits/port.ts'
import type { Shop } from '#platform/shop.ts'
import { balanceColumn, codeHash } from './voucher-ledger.ts'

const EVERYBODY = 'everybody'

export interface OpenedVoucher {
  readonly id: string
  readonly codeEnd: string
  readonly balance: Centavos
  readonly amount: Centavos
  readonly giverName: string
  readonly receiverName: string
  readonly message: string
}

const columns = {
  id: vouchers.id,
  codeEnd: vouchers.codeEnd,
  balance: balanceColumn,
  amount: vouchers.amount,
  giverName: vouchers.giverName,
  receiverName: vouchers.receiverName,
  message: vouchers.message,
}

/** Failed attempts are rate-limited per visitor and globally. Blocked vouchers look like unknown ones. */
export async function openVoucher(
  shop: Pick<Shop, 'db' | 'rateLimits'>,
  { typed, clientAddress }: { typed: string; clientAddress: string },
): Promise<
  Ok<OpenedVoucher> | Refusal<'voucher-mistyped' | 'voucher-unknown'> | Extract<RateVerdict, { ok: false }>
> {
  const code = readVoucherCode(typed)
  if (code === null) return refuse('voucher-mistyped')
  const byPlace = await shop.rateLimits.consume('voucher-code-address', clientAddress)
  if (!byPlace.ok) return byPlace
  const byAll = await shop.rateLimits.consume('voucher-code', EVERYBODY)
  if (!byAll.ok) return byAll
  const isIt = and(eq(vouchers.codeHash, codeHash(code)), eq(vouchers.state, 'active'))
  const [voucher] = await shop.db.select(columns).from(vouchers).where(isIt)
  if (!voucher) return refuse('voucher-unknown')
  await shop.rateLimits.refund('voucher-code-address', clientAddress)
  await shop.rateLimits.refund('voucher-code', EVERYBODY)
  return ok(voucher)
}

export async function findOpenedVoucher(
  { db }: Pick<Shop, 'db'>,
  voucherId: string,
): Promise<OpenedVoucher | null> {
  const isIt = and(eq(vouchers.id, voucherId), eq(vouchers.state, 'active'))
  const [voucher] = await db.select(columns).from(vouchers).where(isIt)
  return voucher ?? null
}
