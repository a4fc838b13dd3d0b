import type { Random } from './random.ts'
import type { DatabaseFault } from './world/chaos-database.ts'
import type { Moment } from './world/moments.ts'

export type Blow =
  | {
      readonly kind: 'kill-shop'
      readonly moment: Moment | 'anytime'
      readonly delayMs: number
      readonly restartMs: number
    }
  | { readonly kind: 'hurt-database'; readonly fault: DatabaseFault }
  | { readonly kind: 'cut-lines'; readonly share: number }
  | { readonly kind: 'provider-trouble'; readonly requests: number }
  | { readonly kind: 'mail-down'; readonly ms: number }
  | { readonly kind: 'mail-upset'; readonly messages: number }
  | { readonly kind: 'disk-full' }
  | { readonly kind: 'time-jumps'; readonly minutes: number }

/** A blow falls when so many cards have been charged, so that slow machines meet as many as fast ones. */
export type PlannedBlow = Blow & { readonly at: number }

/** How many of each, for every kill of the shop; at least one of each in every run. */
const perKill: Readonly<Record<Exclude<Blow['kind'], 'kill-shop'>, number>> = {
  'hurt-database': 0.5,
  'cut-lines': 0.6,
  'provider-trouble': 0.5,
  'mail-down': 0.3,
  'mail-upset': 0.3,
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

export function planBlows(random: Random, { kills, purchases }: { kills: number; purchases: number }) {
  const blows: PlannedBlow[] = []
  const spread = (count: number, make: () => Blow) => {
    for (let index = 0; index < count; index += 1) {
      // The last stretch is left in peace, so that every blow finds somebody in the shop.
      const at = Math.floor(((index + random.next()) / count) * purchases * 0.95)
      blows.push({ ...make(), at })
    }
  }
  spread(kills, () => drawBlow('kill-shop', random))
  for (const [kind, share] of Object.entries(perKill) as [keyof typeof perKill, number][]) {
    spread(Math.max(1, Math.round(kills * share)), () => drawBlow(kind, random))
  }
  return blows.sort((one, other) => one.at - other.at)
}

function drawBlow(kind: Blow['kind'], random: Random): Blow {
  switch (kind) {
    case 'kill-shop': {
      const moment = random.pick(moments)
      const delayMs = moment === 'starting' ? random.between(50, 1_200) : random.between(0, 25)
      return { kind, moment, delayMs, restartMs: random.between(0, 800) }
    }
    case 'hurt-database':
      return { kind, fault: random.pick(['killed', 'crashed', 'restarted'] as const) }
    case 'cut-lines':
      return { kind, share: random.pick([1, 0.5, 0.2]) }
    case 'provider-trouble':
      return { kind, requests: random.between(10, 40) }
    case 'mail-down':
      return { kind, ms: random.between(1_000, 6_000) }
    case 'mail-upset':
      return { kind, messages: random.between(3, 12) }
    case 'disk-full':
      return { kind }
    case 'time-jumps':
      return { kind, minutes: random.between(31, 45) }
  }
}
