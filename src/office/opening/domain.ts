export interface OpeningFacts {
  readonly sellerGaps: readonly string[]
  /** 'found': geocoded in the courier's city; 'written': text only, as in any other city. */
  readonly origin: 'none' | 'written' | 'found'
  /** 'arranged': the owner delivers in person for free, and has confirmed that explicitly. */
  readonly delivery: 'none' | 'priced' | 'arranged'
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
  readonly isNeeded: boolean
  readonly gaps: readonly OpeningGap[]
}

const candleGaps = {
  none: ['no-candle'],
  'without-picture': ['candle-without-picture'],
  'without-stock': ['candle-without-stock'],
  ready: [],
} as const satisfies Record<OpeningFacts['candle'], readonly OpeningGap[]>

/** Listed in the suggested order; any order is possible. */
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

/** Only the courier is priced by distance, so only the courier needs coordinates. */
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

export const listGaps = (steps: readonly OpeningStep[]): OpeningGap[] => steps.flatMap(({ gaps }) => gaps)
