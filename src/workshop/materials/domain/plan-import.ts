import type { Ok } from '#platform/domain/result.ts'
import {
  checkMaterial,
  checkPurchase,
  type MaterialFacts,
  type MaterialRefusal,
  type PurchaseRefusal,
} from '#workshop/materials/domain/material.ts'
import { lotKey } from './lots.ts'

const importFields = [
  'name',
  'kind',
  'unit',
  'supplierName',
  'supplierPhone',
  'reorderAt',
  'leadDays',
  'amount',
  'paid',
  'lot',
  'status',
] as const
export type ImportField = (typeof importFields)[number]

/** Empty cells keep the known value. */
export interface ImportLine {
  readonly number: number
  readonly cells: Readonly<Record<ImportField, string>>
  readonly key: string
}

type CheckedPurchase = Extract<ReturnType<typeof checkPurchase>, Ok<unknown>>['value']
export interface Purchase extends CheckedPurchase {}

export interface KnownMaterial extends MaterialFacts {
  readonly id: string
  readonly version: number
  readonly isHidden: boolean
  /** Excludes purchases that were undone. */
  readonly purchases: readonly Purchase[]
}

export type LineFault =
  | MaterialRefusal['code']
  | PurchaseRefusal['code']
  | 'unit-differs'
  | 'out-of-use'
  | 'said-otherwise'
  | 'lot-repeated'
  | 'lot-known'

export interface PlannedMaterial {
  readonly before: KnownMaterial | null
  readonly facts: MaterialFacts
  readonly purchases: Purchase[]
}

export interface MaterialImportPlan {
  readonly materials: readonly PlannedMaterial[]
  readonly faults: readonly { readonly number: number; readonly name: string; readonly fault: LineFault }[]
  readonly knownCount: number
}

interface Group extends PlannedMaterial {
  readonly unmatched: Purchase[]
  readonly lots: Set<string>
}

/** Idempotent: importing the same file again changes nothing. */
export function planImport(
  lines: readonly ImportLine[],
  materials: ReadonlyMap<string, KnownMaterial>,
): MaterialImportPlan {
  const groups = new Map<string, Group>()
  const faults: { number: number; name: string; fault: LineFault }[] = []
  let knownCount = 0
  for (const line of lines) {
    const { number, cells, key } = line
    const refuseLine = (fault: LineFault) => faults.push({ number, name: cells.name, fault })
    const before = materials.get(key) ?? null
    const earlier = groups.get(key)
    const facts = readFacts(cells, earlier?.facts ?? before)
    if (typeof facts === 'string') {
      refuseLine(facts)
      continue
    }
    if (before?.isHidden) refuseLine('out-of-use')
    else if (earlier && !isSame(earlier.facts, facts)) refuseLine('said-otherwise')
    const group = earlier ?? newGroup(before, facts)
    groups.set(key, group)
    const read = readPurchase(cells, group)
    if (read === 'known') knownCount += 1
    else if (typeof read === 'string') refuseLine(read)
    else if (read) group.purchases.push(read)
  }
  return { materials: [...groups.values()], faults, knownCount: knownCount }
}

const newGroup = (before: KnownMaterial | null, facts: MaterialFacts): Group => ({
  before,
  facts,
  purchases: [],
  unmatched: [...(before?.purchases ?? [])],
  lots: new Set(),
})

function readFacts(cells: ImportLine['cells'], before: MaterialFacts | null): MaterialFacts | LineFault {
  const { reorderAt, leadDays } = cells
  const checkedMaterial = checkMaterial({
    name: before?.name ?? cells.name,
    kind: cells.kind || before?.kind || 'other',
    unit: cells.unit || before?.unit || '',
    supplierName: cells.supplierName || before?.supplierName || '',
    supplierPhone: cells.supplierPhone || before?.supplierPhone || '',
    reorderAt,
    leadDays,
  })
  if (!checkedMaterial.ok) return checkedMaterial.code
  // The unit of a known material is fixed, because its amounts are stored in it.
  if (before && before.unit !== checkedMaterial.value.unit) return 'unit-differs'
  return {
    ...checkedMaterial.value,
    reorderAt: reorderAt === '' && before ? before.reorderAt : checkedMaterial.value.reorderAt,
    leadDays: leadDays === '' && before ? before.leadDays : checkedMaterial.value.leadDays,
  }
}

/** Undefined if the line has no purchase. The lot identifies a purchase, or else amount and price. */
function readPurchase(
  { amount, paid, lot }: ImportLine['cells'],
  { facts, unmatched, lots }: Group,
): Purchase | LineFault | 'known' | undefined {
  if (amount === '' && paid === '' && lot === '') return undefined
  const checkedPurchase = checkPurchase({ amount, paid, lot }, facts.unit)
  if (!checkedPurchase.ok) return checkedPurchase.code
  const purchase = checkedPurchase.value
  const name = lotKey(purchase.lot)
  if (name !== '' && lots.has(name)) return 'lot-repeated'
  lots.add(name)
  const ofLot = unmatched.filter((one) => lotKey(one.lot) === name)
  const samePurchase = ofLot.find((one) => one.amount === purchase.amount && one.paid === purchase.paid)
  if (samePurchase) {
    unmatched.splice(unmatched.indexOf(samePurchase), 1)
    return 'known'
  }
  return name !== '' && ofLot.length > 0 ? 'lot-known' : purchase
}

function isSame(one: MaterialFacts, other: MaterialFacts): boolean {
  return Object.entries(one).every(([field, value]) => other[field as keyof MaterialFacts] === value)
}
