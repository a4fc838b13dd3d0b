/** What is known of a shop when its owner asks whether it may open. */
export interface OpeningFacts {
  /** The fields about who sells that are still empty or wrong. */
  readonly sellerGaps: readonly string[]
  /** The workshop's address: 'found' on the map of the courier's city, or only 'written', as in any other city. */
  readonly origin: 'none' | 'written' | 'found'
  /** 'priced': the courier, for the owner's price; 'arranged': they bring them themselves and ask nothing for it, by their own word. */
  readonly delivery: 'none' | 'priced' | 'arranged'
  /** At least one shift of the owner's week has a place. */
  readonly hasDeliveryDays: boolean
  readonly canBePaid: boolean
  readonly candle: 'none' | 'without-picture' | 'without-stock' | 'ready'
  readonly isMailProven: boolean
  readonly hasHouse: boolean
  readonly hasTested: boolean
}

export const OPENING_STEPS = [
  'seller',
  'delivery',
  'days',
  'payment',
  'candle',
  'mail',
  'house',
  'test',
] as const
export type OpeningStepName = (typeof OPENING_STEPS)[number]

export type OpeningGap =
  | 'seller-incomplete'
  | 'origin-not-validated'
  | 'no-delivery-price'
  | 'no-delivery-days'
  | 'no-payment'
  | 'no-candle'
  | 'candle-without-picture'
  | 'candle-without-stock'
  | 'mail-not-proven'

export interface OpeningStep {
  readonly name: OpeningStepName
  readonly isDone: boolean
  /** Without it the shop does not open. */
  readonly isNeeded: boolean
  readonly gaps: readonly OpeningGap[]
}

const candleGaps = {
  none: ['no-candle'],
  'without-picture': ['candle-without-picture'],
  'without-stock': ['candle-without-stock'],
  ready: [],
} as const satisfies Record<OpeningFacts['candle'], readonly OpeningGap[]>

/** What is done and what is missing, in the order in which the owner is asked; any order will do. */
export function openingSteps(facts: OpeningFacts): readonly OpeningStep[] {
  return [
    needed('seller', facts.sellerGaps.length > 0 ? ['seller-incomplete'] : []),
    needed('delivery', [
      ...(hasOrigin(facts) ? [] : (['origin-not-validated'] as const)),
      ...(facts.delivery === 'none' ? (['no-delivery-price'] as const) : []),
    ]),
    needed('days', facts.hasDeliveryDays ? [] : ['no-delivery-days']),
    needed('payment', facts.canBePaid ? [] : ['no-payment']),
    needed('candle', candleGaps[facts.candle]),
    needed('mail', facts.isMailProven ? [] : ['mail-not-proven']),
    optional('house', facts.hasHouse),
    optional('test', facts.hasTested),
  ]
}

/** Only the courier is priced by distance, so only the courier needs a point on the map. */
const hasOrigin = ({ origin, delivery }: OpeningFacts): boolean =>
  delivery === 'priced' ? origin === 'found' : origin !== 'none'

const needed = (name: OpeningStepName, gaps: readonly OpeningGap[]): OpeningStep => ({
  name,
  isDone: gaps.length === 0,
  isNeeded: true,
  gaps,
})

const optional = (name: OpeningStepName, isDone: boolean): OpeningStep => ({
  name,
  isDone,
  isNeeded: false,
  gaps: [],
})

/** Why the shop does not open yet; empty where it may. */
export const gapsOf = (steps: readonly OpeningStep[]): OpeningGap[] => steps.flatMap(({ gaps }) => gaps)
