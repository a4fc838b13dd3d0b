import { pathTo } from '#addresses.ts'
import { deliveryPage } from '#content/legal/copy/delivery.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { pageMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/delivery-route'
import { deliveryFacts } from './legal-facts.server.ts'
import { LegalText } from './legal-text.tsx'

export { readingLinks as links } from '#ui/styles/shop-sheets.ts'

/** Filled in on the server, so that no script has to contain the long text. */
export async function loader({ context }: Route.LoaderArgs) {
  return cacheable({ page: deliveryPage(await deliveryFacts(context, 'delivery')) }, ['static'])
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData.page
  return pageMeta(matches, { title, description, path: pathTo('delivery') })
}

export default function Delivery({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalText page={page} />
}
