import { parseArgs } from 'node:util'

export interface ChaosOptions {
  readonly seed: number
  /** Cards that are to be charged, codes paid, and carts that a voucher pays alone. */
  readonly purchases: number
  /** How often the shop is killed with -9; its database suffers beside that. */
  readonly kills: number
  readonly customers: number
  /** When the customers go home, whatever they have bought. */
  readonly minutes: number
  /** Where the shop's own log goes, for whoever looks for a cause. */
  readonly log?: string | undefined
  /** Where everything goes that the auditor read. */
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
  // A run ends only when every kill was dealt: fifty of them take far longer than a few hundred purchases.
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
