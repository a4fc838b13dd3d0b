import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import type { Centavos } from '#platform/domain/money.ts'

interface Line {
  readonly id: string
  readonly name: string
  readonly variantName: string | null
  readonly quantity: number
  readonly unitPrice: Centavos
}

interface ComparedPurchase {
  readonly lines: readonly Line[]
  readonly freight: { readonly due: Centavos } | null
  readonly gift: { readonly fingerprint: string } | null
  readonly slot: DeliverySlot | null
  readonly total: Centavos
}

export type PurchaseChange =
  | { kind: 'added' | 'removed'; line: Line }
  | { kind: 'quantity'; line: Line; before: number }
  | { kind: 'price'; line: Line; before: Centavos }
  | { kind: 'gift' | 'slot' }
  | { kind: 'freight' | 'total'; before: Centavos; now: Centavos }

export function purchaseChanges(before: ComparedPurchase, now: ComparedPurchase): PurchaseChange[] {
  const changes = lineChanges(before.lines, now.lines)
  if (before.gift?.fingerprint !== now.gift?.fingerprint) changes.push({ kind: 'gift' })
  if (before.slot?.day !== now.slot?.day || before.slot?.shift !== now.slot?.shift)
    changes.push({ kind: 'slot' })
  const [freight, freightNow] = [before.freight?.due ?? 0, now.freight?.due ?? 0]
  if (freight !== freightNow) changes.push({ kind: 'freight', before: freight, now: freightNow })
  if (before.total !== now.total) changes.push({ kind: 'total', before: before.total, now: now.total })
  return changes
}

function lineChanges(before: readonly Line[], now: readonly Line[]): PurchaseChange[] {
  const earlier = new Map(before.map((line) => [line.id, line]))
  const idsNow = new Set(now.map(({ id }) => id))
  const changes: PurchaseChange[] = before
    .filter(({ id }) => !idsNow.has(id))
    .map((line) => ({ kind: 'removed', line }))
  for (const line of now) {
    const seen = earlier.get(line.id)
    if (!seen) changes.push({ kind: 'added', line })
    else if (seen.quantity !== line.quantity) changes.push({ kind: 'quantity', line, before: seen.quantity })
    if (seen && seen.unitPrice !== line.unitPrice)
      changes.push({ kind: 'price', line, before: seen.unitPrice })
  }
  return changes
}
