import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { KitKind } from './kit.ts'
import { MAX_CHOICES } from './max-choices.ts'
import type { PersonalOffer } from './personal-offer.ts'

export type DraftPart = ShelfName & { readonly count: number }

export interface KitDraft {
  readonly kind: KitKind | null
  readonly choices: number | null
  readonly repeats: boolean
  readonly parts: readonly DraftPart[]
  /** Coupon for a full-size candle that buyers of the kit receive; null if there is none. */
  readonly coupon?: PersonalOffer | null
}

const MAX_PARTS = 40

export type DraftRefusal = Refusal<'too-few-pieces' | 'too-many-pieces' | 'choices-wrong' | 'list-too-short'>

export function checkKitDraft({
  kind,
  choices,
  repeats,
  parts,
  coupon = null,
}: KitDraft): Ok<KitDraft> | DraftRefusal {
  if (kind === null) return ok({ kind, choices: null, repeats: false, parts: [], coupon: null })
  const each = [...Map.groupBy(parts, shelfKey).values()].flatMap(([part, ...others]) =>
    part ? { ...part, count: others.reduce((sum, { count }) => sum + count, part.count) } : [],
  )
  if (each.length > MAX_PARTS) return refuse('too-many-pieces')
  if (kind === 'fixed') {
    const pieces = each.reduce((sum, { count }) => sum + count, 0)
    if (pieces < 2 || each.some(({ count }) => count < 1)) return refuse('too-few-pieces')
    if (pieces > MAX_CHOICES) return refuse('too-many-pieces')
    return ok({ kind, choices: null, repeats: false, parts: each, coupon })
  }
  if (choices === null || choices < 2 || choices > MAX_CHOICES) return refuse('choices-wrong')
  if (each.length < (repeats ? 2 : choices)) return refuse('list-too-short')
  return ok({ kind, choices, repeats, parts: each.map((part) => ({ ...part, count: 1 })), coupon })
}
