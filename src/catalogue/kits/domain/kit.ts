import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export type KitKind = 'fixed' | 'choose'

export interface KitPart {
  readonly id: string
  readonly name: string
  readonly size: string | null
  /** Units in one kit. Always 1 for kind `choose`. */
  readonly count: number
  /** Available units; 0 if the part is no longer sold. */
  readonly stock: number
}

export interface Kit<Part extends KitPart = KitPart> {
  readonly kind: KitKind
  /** Number of parts to choose for one kit; null for fixed kits. */
  readonly choices: number | null
  readonly repeats: boolean
  readonly parts: readonly Part[]
}

export type ChoiceRefusal =
  | Refusal<'choice-count', { wanted: number; chosen: number }>
  | Refusal<'choice-repeated' | 'choice-unknown'>

/** Sorted, so that the same choice is the same cart line in any order. */
export const canonicalChoice = (partIds: readonly string[]): string[] => [...partIds].sort()

export function chooseContents<Part extends KitPart>(
  kit: Kit<Part>,
  chosenIds: readonly string[] | null,
): Ok<Part[]> | ChoiceRefusal {
  if (kit.kind === 'fixed') return chosenIds === null ? ok([...kit.parts]) : refuse('choice-unknown')
  const choiceCount = kit.choices ?? 0
  const ids = chosenIds ?? []
  if (ids.some((id) => !kit.parts.some((part) => part.id === id))) return refuse('choice-unknown')
  if (ids.length !== choiceCount) return refuse('choice-count', { wanted: choiceCount, chosen: ids.length })
  const contents = kit.parts
    .map((part) => ({ ...part, count: ids.filter((id) => id === part.id).length }))
    .filter(({ count }) => count > 0)
  if (!kit.repeats && contents.some(({ count }) => count > 1)) return refuse('choice-repeated')
  return ok(contents)
}

export function unitsOfContents(contents: readonly Pick<KitPart, 'count' | 'stock'>[]): number {
  if (contents.length === 0) return 0
  return Math.max(0, Math.min(...contents.map(({ stock, count }) => Math.floor(stock / count))))
}

export const priceApart = (
  contents: readonly { readonly count: number; readonly price: Centavos }[],
): Centavos => contents.reduce((sum, { count, price }) => sum + count * price, 0)

export function unitsOfChoice(kit: Kit, chosenIds: readonly string[] | null): number {
  const contents = chooseContents(kit, chosenIds)
  return contents.ok ? unitsOfContents(contents.value) : 0
}
