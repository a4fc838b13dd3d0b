import type { Random } from '../random.ts'
import { type Kit, planKit } from './kits.ts'

/** A candle in one of its sizes. */
export interface Candle {
  readonly id: string
  readonly slug: string
  readonly variantId: string | null
  /** Few were made: it may be sold out. */
  readonly scarce: boolean
  /** None stands on the shelf: it is reserved of the batch that cures. */
  readonly curing: boolean
}

/** A candle, or a kit. */
interface PlannedLine {
  readonly candle: Pick<Candle, 'id' | 'variantId' | 'curing'>
  readonly quantity: number
  /** For a kit whose parts are chosen. */
  readonly chosenParts: readonly string[]
}

/** What a customer means to do, drawn before they do it. */
export interface PurchasePlan {
  readonly pages: readonly string[]
  readonly lines: readonly PlannedLine[]
  /** The customer buys a voucher of so many centavos instead, unless they have one. */
  readonly voucher: number | null
  /** Null: the customer pays with a card. */
  readonly pixEnding: PixEnding | null
  readonly ending: Ending
  /** It is for somebody else, with a card and wrapping. */
  readonly isPresent: boolean
  /** Presses the button twice at once. */
  readonly pressesTwice: boolean
  /** After paying the customer loads the page anew and presses the button again, instead of waiting for the answer. */
  readonly reloads: boolean
  /** The customer fetches it at the workshop, with their code. */
  readonly fetches: boolean
  /** Which of the offered slots the customer wants; null where they leave it to the shop. */
  readonly preferredSlot: number | null
  /** Who moves it to another day once it is paid. */
  readonly newDayBy: 'nobody' | 'customer' | 'owner'
  /** What the customer wants if their batch fails. */
  readonly afterLoss: 'day' | 'money'
  /** The first three are the owner's doing, the last two the customer's own. */
  readonly return: 'none' | 'before-shipping' | 'sent-back' | 'kept' | 'cancels-paid' | 'withdraws'
}

/** Drawn in these proportions. */
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

/** What becomes of a Pix code, in these proportions. */
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
/** Less than most carts, and more than one. */
const amounts = [9_000, 30_000, 50_000]

export function planPurchase(
  random: Random,
  { candles, kits }: { candles: readonly Candle[]; kits: readonly Kit[] },
): PurchasePlan {
  // Often enough that a batch is lost while somebody waits for it.
  const first = random.pick(random.chance(0.2) ? candles.filter(({ curing }) => curing) : candles)
  // Often another size of the same candle: two shelves of one product in one cart.
  const second = random.pick(random.chance(0.5) ? candles.filter(({ id }) => id === first.id) : candles)
  const chosen = second !== first && random.chance(0.3) ? [first, second] : [first]
  const planned = chosen.map((candle) => ({ candle, quantity: random.between(1, 3), chosenParts: [] }))
  // Beside a candle, or by itself.
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
