import {
  type Amount,
  MATERIAL_UNITS,
  type MaterialUnit,
  maxAmount,
  parseAmount,
} from '#catalogue/stock/domain/amount.ts'
import { MATERIAL_KINDS, type MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { normaliseText } from '#platform/domain/names.ts'
import { isPhone, maskPhone } from '#platform/domain/phone.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { type Value, valueOfCentavos } from './ledger.ts'

export const MOVEMENT_KINDS = ['purchase', 'use', 'correction', 'loss', 'undo'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const MATERIAL_NAME_LENGTH = 80
export const SUPPLIER_LENGTH = 80
export const LOT_LENGTH = 40
export const REASON_LENGTH = 200
const MAX_LEAD_DAYS = 180
const MAX_PAID: Centavos = 10_000_000

export interface MaterialFacts {
  readonly name: string
  readonly kind: MaterialKind
  readonly unit: MaterialUnit
  readonly supplierName: string
  readonly supplierPhone: string
  readonly reorderAt: Amount
  /** Delivery time in days; 0 if unknown. */
  readonly leadDays: number
}

export type MaterialRefusal = Refusal<
  'material-name' | 'material-kind' | 'material-unit' | 'supplier-phone' | 'reorder-line' | 'lead-days'
>

type Typed<Facts> = { readonly [Field in keyof Facts]: string }

export function checkMaterial(typed: Typed<MaterialFacts>): Ok<MaterialFacts> | MaterialRefusal {
  const name = normaliseText(typed.name)
  if (name === '' || name.length > MATERIAL_NAME_LENGTH) return refuse('material-name')
  const kind = MATERIAL_KINDS.find((one) => one === typed.kind)
  if (!kind) return refuse('material-kind')
  const unit = MATERIAL_UNITS.find((one) => one === typed.unit)
  if (!unit) return refuse('material-unit')
  const supplierPhone = maskPhone(typed.supplierPhone)
  if (supplierPhone !== '' && !isPhone(supplierPhone)) return refuse('supplier-phone')
  const reorderAt = isNothing(typed.reorderAt) ? 0 : parseAmount(typed.reorderAt, unit)
  if (reorderAt === null) return refuse('reorder-line')
  const leadDays = isNothing(typed.leadDays) ? 0 : Number(typed.leadDays)
  if (!Number.isInteger(leadDays) || leadDays < 0 || leadDays > MAX_LEAD_DAYS) return refuse('lead-days')
  const supplierName = normaliseText(typed.supplierName).slice(0, SUPPLIER_LENGTH)
  return ok({ name, kind, unit, supplierName, supplierPhone, reorderAt, leadDays })
}

const isNothing = (typed: string) => /^0*$/.test(typed.trim())

export type PurchaseRefusal = Refusal<'amount' | 'paid' | 'price-high'>

/** Limit that keeps every value within the safe integers. */
const MAX_VALUE: Value = 1_000_000_000_000_000

export function checkPurchase(
  typed: { amount: string; paid: string; lot: string },
  unit: MaterialUnit,
): Ok<{ amount: Amount; paid: Centavos; lot: string }> | PurchaseRefusal {
  const amount = parseAmount(typed.amount, unit)
  if (amount === null) return refuse('amount')
  const paidAmount = parseBrl(typed.paid)
  if (paidAmount === null || paidAmount < 0 || paidAmount > MAX_PAID) return refuse('paid')
  if (valueOfCentavos(paidAmount) / amount > MAX_VALUE / maxAmount(unit)) return refuse('price-high')
  return ok({ amount, paid: paidAmount, lot: normaliseText(typed.lot).slice(0, LOT_LENGTH) })
}

export function checkReason(typed: string): Ok<string> | Refusal<'reason'> {
  const reason = normaliseText(typed)
  return reason === '' || reason.length > REASON_LENGTH ? refuse('reason') : ok(reason)
}

export function isLow({ amount, reorderAt }: { amount: Amount; reorderAt: Amount }): boolean {
  return reorderAt > 0 ? amount <= reorderAt : amount < 0
}
