import type { RootData } from '#web/kit/browser/use-root-data.ts'

/** What `meta` knows of the pages above; the root is the first. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

const rootOf = (matches: Matches) => matches[0]?.loaderData as Partial<RootData> | undefined

/** Undefined only on the page that says that the root itself failed. */
export const shopNameIn = (matches: Matches) => rootOf(matches)?.shop?.name

/** Known to the root's loader; empty only on the page that says that the root itself failed. */
export const siteUrlOf = (matches: Matches) => rootOf(matches)?.siteUrl ?? ''

export function pageTitle(matches: Matches, title: string): string {
  const shop = shopNameIn(matches)
  return shop ? `${title} · ${shop}` : title
}
