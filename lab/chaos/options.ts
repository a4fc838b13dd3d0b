import { parseArgs } from 'node:util'
import type { ChaosFault } from './fault-plan.ts'

export interface ChaosOptions {
  readonly seed: number
  /** Charged cards, paid Pix codes and carts paid completely by voucher. */
  readonly purchases: number
  /** Number of SIGKILLs to the shop. Faults of the database come on top. */
  readonly kills: number
  readonly customers: number
  /** The run ends after this time, even with fewer purchases. */
  readonly minutes: number
  /** All kinds by default. */
  readonly faults?: readonly ChaosFault['kind'][] | undefined
  readonly log?: string | undefined
  readonly evidence?: string | undefined
}

const FULL = { purchases: 5_000, kills: 50, customers: 24, minutes: 60 }

export function readOptions(args: string[]): ChaosOptions {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      purchases: { type: 'string' },
      kills: { type: 'string' },
      customers: { type: 'string' },
      minutes: { type: 'string' },
      log: { type: 'string' },
      evidence: { type: 'string' },
    },
  })
  const count = (name: keyof typeof FULL) => positive(name, values[name]) ?? FULL[name]
  const purchases = count('purchases')
  // A run continues until all kills happened, so fifty kills would take too long for a few hundred
  // purchases.
  const kills = Math.max(1, Math.round((FULL.kills * purchases) / FULL.purchases))
  return {
    seed: positive('seed', values.seed) ?? 1 + Math.floor(Math.random() * 999_999),
    purchases,
    kills: positive('kills', values.kills) ?? kills,
    customers: count('customers'),
    minutes: count('minutes'),
    log: values.log,
    evidence: values.evidence,
  }
}

function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} takes a whole number from 1`)
  return number
}
