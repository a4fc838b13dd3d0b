import { type SQL, sql } from 'drizzle-orm'
import type { KnownBatch } from '#catalogue/stock/domain/batch.ts'
import type { Shop } from '#platform/shop.ts'

export type SlipCodes = Readonly<Record<number, { readonly svg: string; readonly label: string }>>

export interface SlipPart {
  /** Sentence about the buyer below the address; not printed if the count is null. */
  readonly reminder?: { readonly count: SQL<number | null>; say(count: number): string }
  drawCodes?(shop: Shop, batches: readonly (KnownBatch | null)[]): Promise<SlipCodes>
}

declare module '#platform/shop.ts' {
  interface Shop {
    readonly slipParts: readonly SlipPart[]
  }
}

declare module '#platform/server-manifest.ts' {
  interface ServerManifest {
    readonly slipParts?: readonly SlipPart[]
  }
}

interface Slip {
  readonly items: readonly { readonly batch: KnownBatch | null }[]
}

export async function drawSlipCodes(shop: Shop, slips: readonly Slip[]): Promise<SlipCodes> {
  const batches = slips.flatMap(({ items }) => items.map(({ batch }) => batch))
  const drawn = await Promise.all(shop.slipParts.map((part) => part.drawCodes?.(shop, batches)))
  return Object.assign({}, ...drawn)
}

export const slipCounts = (parts: readonly SlipPart[]) =>
  sql<(number | null)[]>`json_build_array(${sql.join(
    parts.flatMap(({ reminder }) => reminder?.count ?? []),
    sql`, `,
  )})`

export function slipReminders(parts: readonly SlipPart[], counts: readonly (number | null)[]): string[] {
  const reminders = parts.flatMap(({ reminder }) => reminder ?? [])
  return reminders.flatMap(({ say }, index) => {
    const count = counts[index] ?? null
    return count === null ? [] : say(count)
  })
}
