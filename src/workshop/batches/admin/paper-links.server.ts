import type { Shop } from '#platform/shop.ts'

/** A page of another feature about each batch, linked from the list and from the page of the batch. */
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

/** Links to what is written and printed about a batch. A helper only prints. */
export const paperLinks = (
  { batchPapers }: Pick<Shop, 'batchPapers'>,
  { number, isHelper }: { number: number; isHelper: boolean },
): PaperLink[] =>
  batchPapers
    .filter(({ isForHelpers }) => isForHelpers || !isHelper)
    .map(({ label, address }) => ({ label, to: address(String(number)) }))
