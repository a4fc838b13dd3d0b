import type { ChaosOptions } from './options.ts'
import type { Random } from './random.ts'
import type { DatabaseFault } from './world/chaos-database.ts'
import type { Moment } from './world/moments.ts'

export type ChaosFault =
  | {
      readonly kind: 'kill-shop'
      readonly moment: Moment | 'anytime'
      readonly delayMs: number
      readonly restartMs: number
    }
  | { readonly kind: 'database-fault'; readonly fault: DatabaseFault }
  | { readonly kind: 'cut-lines'; readonly share: number }
  | { readonly kind: 'provider-faults'; readonly requests: number }
  | { readonly kind: 'mail-down'; readonly ms: number }
  | { readonly kind: 'mail-faults'; readonly messages: number }
  | { readonly kind: 'disk-full' }
  | { readonly kind: 'time-jumps'; readonly minutes: number }

/** Faults are triggered by the number of charged cards, so that slow and fast machines get the same number. */
export type PlannedFault = ChaosFault & { readonly at: number }

/** Per kill of the shop, but at least one of each per run. */
const perKill: Readonly<Record<Exclude<ChaosFault['kind'], 'kill-shop'>, number>> = {
  'database-fault': 0.5,
  'cut-lines': 0.6,
  'provider-faults': 0.5,
  'mail-down': 0.3,
  'mail-faults': 0.3,
  'disk-full': 0.2,
  'time-jumps': 0.4,
}

const moments: readonly (Moment | 'anytime')[] = [
  'anytime',
  'anytime',
  'provider-asked',
  'provider-asked',
  'webhook-sent',
  'webhook-sent',
  'checkout-sent',
  'email-taken',
  'starting',
]

export function planFaults(
  random: Random,
  { kills, purchases, faults: kinds }: Pick<ChaosOptions, 'kills' | 'purchases' | 'faults'>,
) {
  const faults: PlannedFault[] = []
  const spread = (count: number, make: () => ChaosFault) => {
    for (let index = 0; index < count; index += 1) {
      // No fault in the last 5 %, so that every fault happens while people are shopping.
      const at = Math.floor(((index + random.next()) / count) * purchases * 0.95)
      faults.push({ ...make(), at })
    }
  }
  spread(kills, () => drawFault('kill-shop', random))
  for (const [kind, share] of Object.entries(perKill) as [keyof typeof perKill, number][]) {
    spread(Math.max(1, Math.round(kills * share)), () => drawFault(kind, random))
  }
  const chosenFaults = kinds ? faults.filter(({ kind }) => kinds.includes(kind)) : faults
  return chosenFaults.sort((left, right) => left.at - right.at)
}

function drawFault(kind: ChaosFault['kind'], random: Random): ChaosFault {
  switch (kind) {
    case 'kill-shop': {
      const moment = random.pick(moments)
      const delayMs = moment === 'starting' ? random.between(50, 1_200) : random.between(0, 25)
      return { kind, moment, delayMs, restartMs: random.between(0, 800) }
    }
    case 'database-fault':
      return { kind, fault: random.pick(['killed', 'crashed', 'restarted'] as const) }
    case 'cut-lines':
      return { kind, share: random.pick([1, 0.5, 0.2]) }
    case 'provider-faults':
      return { kind, requests: random.between(10, 40) }
    case 'mail-down':
      return { kind, ms: random.between(1_000, 6_000) }
    case 'mail-faults':
      return { kind, messages: random.between(3, 12) }
    case 'disk-full':
      return { kind }
    case 'time-jumps':
      return { kind, minutes: random.between(31, 45) }
  }
}
