import type { Shop } from '#platform/shop.ts'

/** A page of another feature about a batch, linked from the list and the batch page. */
export interface BatchPaper {
  readonly label: string
  readonly isForHelpers: boolean
  address(number: string): string
}

declare module '#platform/shop.ts' {
  interface Shop {
    readonly batchPapers: readonly BatchPaper[]
  }
}

declare module '#platform/server-manifest.ts' {
  interface ServerManifest {
    readonly batchPapers?: readonly BatchPaper[]
  }
}

export interface PaperLink {
  readonly to: string
  readonly label: string
}

/** Helpers see only the pages for printing. */
export const paperLinks = (
  { batchPapers }: Pick<Shop, 'batchPapers'>,
  { number, isHelper }: { number: number; isHelper: boolean },
): PaperLink[] =>
  batchPapers
    .filter(({ isForHelpers }) => isForHelpers || !isHelper)
    .map(({ label, address }) => ({ label, to: address(String(number)) }))
