import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/** All of its parts, or so many that the customer chooses of them. */
export type KitKind = 'fixed' | 'choose'

/** A size, or a candle without sizes, of which a kit holds so many. */
export interface KitPart {
  readonly id: string
  readonly name: string
  readonly size: string | null
  /** In one kit; of a list to choose from always one. */
  readonly count: number
  /** What there is of it; 0 where it is not sold any more. */
  readonly stock: number
}

export interface Kit<Part extends KitPart = KitPart> {
  readonly kind: KitKind
  /** How many parts are chosen for one kit; null where nothing is chosen. */
  readonly choices: number | null
  readonly repeats: boolean
  readonly parts: readonly Part[]
}

export type ChoiceRefusal =
  | Refusal<'choice-count', { wanted: number; chosen: number }>
  | Refusal<'choice-repeated' | 'choice-unknown'>

/** The same choice is the same line of a cart, in whatever order it was made. */
export const canonicalChoice = (chosen: readonly string[]): string[] => [...chosen].sort()

/** What goes into one kit: all of a fixed one; of the others what was chosen, each part once with its number. */
export function contentsOf<Part extends KitPart>(
  kit: Kit<Part>,
  chosen: readonly string[] | null,
): Ok<Part[]> | ChoiceRefusal {
  if (kit.kind === 'fixed') return chosen === null ? ok([...kit.parts]) : refuse('choice-unknown')
  const wanted = kit.choices ?? 0
  const ids = chosen ?? []
  if (ids.some((id) => !kit.parts.some((part) => part.id === id))) return refuse('choice-unknown')
  if (ids.length !== wanted) return refuse('choice-count', { wanted, chosen: ids.length })
  const contents = kit.parts
    .map((part) => ({ ...part, count: ids.filter((id) => id === part.id).length }))
    .filter(({ count }) => count > 0)
  if (!kit.repeats && contents.some(({ count }) => count > 1)) return refuse('choice-repeated')
  return ok(contents)
}

/** How many kits with these contents there are. */
export function unitsOfContents(contents: readonly Pick<KitPart, 'count' | 'stock'>[]): number {
  if (contents.length === 0) return 0
  return Math.max(0, Math.min(...contents.map(({ stock, count }) => Math.floor(stock / count))))
}

/** What these contents cost when each is bought alone. */
export const priceApart = (
  contents: readonly { readonly count: number; readonly price: Centavos }[],
): Centavos => contents.reduce((sum, { count, price }) => sum + count * price, 0)

/** How many kits of this choice there are; none of one that makes no kit. */
export function unitsOfChoice(kit: Kit, chosen: readonly string[] | null): number {
  const contents = contentsOf(kit, chosen)
  return contents.ok ? unitsOfContents(contents.value) : 0
}
