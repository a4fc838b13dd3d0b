import type { Random } from '../random.ts'
import { type Kit, planKit } from './kits.ts'

export interface Candle {
  readonly id: string
  readonly slug: string
  readonly variantId: string | null
  readonly scarce: boolean
  /** No stock on the shelf: units are reserved from the curing batch. */
  readonly curing: boolean
}

interface PlannedLine {
  readonly candle: Pick<Candle, 'id' | 'variantId' | 'curing'>
  readonly quantity: number
  readonly chosenParts: readonly string[]
}

/** Drawn in advance, so that the run is reproducible. */
export interface PurchasePlan {
  readonly pages: readonly string[]
  readonly lines: readonly PlannedLine[]
  /** In centavos: buys a voucher first, unless the customer has one. */
  readonly voucher: number | null
  readonly pixEnding: PixEnding | null
  readonly ending: Ending
  readonly isPresent: boolean
  readonly pressesTwice: boolean
  /** Reloads the page after paying and submits again, without waiting for the answer. */
  readonly reloads: boolean
  readonly fetches: boolean
  readonly preferredSlot: number | null
  readonly newDayBy: 'nobody' | 'customer' | 'owner'
  readonly afterLoss: 'day' | 'money'
  /** The owner handles the first three, the customer the last two. */
  readonly return: 'none' | 'before-shipping' | 'sent-back' | 'kept' | 'cancels-paid' | 'withdraws'
}

const endings = {
  pays: 56,
  'second-card': 12,
  'confirms-at-bank': 6,
  'closes-window': 8,
  dawdles: 4,
  'gives-up': 4,
  abandons: 6,
  cancels: 4,
} as const

export type Ending = keyof typeof endings

const pixEndings = {
  pays: 50,
  'closes-window': 8,
  late: 10,
  twice: 5,
  'too-much': 4,
  'too-little': 5,
  'changes-to-card': 10,
  'pays-both': 4,
  abandons: 4,
} as const

export type PixEnding = keyof typeof pixEndings

const BY_PIX = 0.35

const newDays = { nobody: 80, customer: 10, owner: 10 } as const

const returns = {
  none: 84,
  'before-shipping': 5,
  'sent-back': 3,
  kept: 2,
  'cancels-paid': 3,
  withdraws: 3,
} as const

const KIT = 0.2
const VOUCHER = 0.2
/** Centavos: less than most carts, but more than one candle. */
const amounts = [9_000, 30_000, 50_000]

export function planPurchase(
  random: Random,
  { candles, kits }: { candles: readonly Candle[]; kits: readonly Kit[] },
): PurchasePlan {
  // Frequent enough that reservations exist when a batch fails.
  const first = random.pick(random.chance(0.2) ? candles.filter(({ curing }) => curing) : candles)
  // Often two sizes of one candle, because they are two shelves of one product.
  const second = random.pick(random.chance(0.5) ? candles.filter(({ id }) => id === first.id) : candles)
  const chosenCandles = second !== first && random.chance(0.3) ? [first, second] : [first]
  const planned = chosenCandles.map((candle) => ({ candle, quantity: random.between(1, 3), chosenParts: [] }))
  const kit = random.chance(KIT) ? random.pick(kits) : null
  const lines = kit ? [planKit(random, kit), ...planned.slice(1)] : planned
  const product = kit ?? first
  const pages = ['/', '/produtos', `/produto/${product.slug}`, '/pedidos', '/carrinho']
  return {
    pages: pages.filter(() => random.chance(0.06)),
    lines,
    voucher: random.chance(VOUCHER) ? random.pick(amounts) : null,
    pixEnding: random.chance(BY_PIX) ? random.weighted(pixEndings) : null,
    ending: random.weighted(endings),
    isPresent: random.chance(0.15),
    pressesTwice: random.chance(0.1),
    reloads: random.chance(0.2),
    fetches: random.chance(0.12),
    preferredSlot: random.chance(0.5) ? random.between(0, 3) : null,
    newDayBy: random.weighted(newDays),
    afterLoss: random.chance(0.5) ? 'day' : 'money',
    return: random.weighted(returns),
  }
}
