import type { Shop } from '#platform/shop.ts'

/** Rows that the search of the back office finds, by kind. Each module declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: other modules declare its members.
export interface FoundKinds {}

/** Finds a few rows of each kind for the text, which `readSearchText` has prepared. */
export type SearchSources = {
  readonly [Kind in keyof FoundKinds]: (shop: Shop, text: string) => Promise<FoundKinds[Kind][]>
}

/** So many of each kind. */
export const MAX_FOUND = 5

declare module '#platform/shop.ts' {
  interface Shop {
    readonly searchSources: SearchSources
  }
}
