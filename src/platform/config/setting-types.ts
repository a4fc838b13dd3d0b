import { z } from 'zod'

export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true')

export const url = z.url({ protocol: /^https?$/ })

export const text = z.string().min(1)

export function faultsOfHalf<Name extends string>(
  env: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
  reason: string,
): string[] {
  const set = names.filter((name) => env[name] !== undefined)
  const isHalf = set.length > 0 && set.length < names.length
  return isHalf ? [`${names.join(', ')}: ${reason}, or leave them all out`] : []
}
