import { pathTo } from '#addresses.ts'
import { returnsPage } from '#copy/legal/returns.ts'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import type { Route } from './+types/returns-route.ts'
import { sellerFacts } from './legal-facts.server.ts'
import { LegalText } from './legal-text.tsx'

/** Filled in on the server, so that the long text travels in the page and not in a script too. */
export function loader({ context }: Route.LoaderArgs) {
  return cacheable({ page: returnsPage(sellerFacts(context, 'returns')) }, ['static'])
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData.page
  return pageMeta(matches, { title, description, path: pathTo('returns') })
}

export default function Returns({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalText page={page} />
}
