import type { Shop } from '#platform/shop.ts'

// biome-ignore lint/suspicious/noEmptyInterface: other modules declare its members.
export interface FoundKinds {}

export type SearchSources = {
  readonly [Kind in keyof FoundKinds]: (shop: Shop, text: string) => Promise<FoundKinds[Kind][]>
}

export const MAX_FOUND = 5

declare module '#platform/shop.ts' {
  interface Shop {
    readonly searchSources: SearchSources
  }
}
