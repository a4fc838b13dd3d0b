import { deliveryPage } from '#copy/legal/delivery.ts'
import { cacheable, loaderHeaders } from '#web/cacheable.ts'
import { shopOf } from '#web/context.server.ts'
import { pathTo } from '#web/route-table.ts'
import { LegalText } from '#web/storefront/legal-text.tsx'
import { pageMeta } from '#web/storefront/seo/page-meta.ts'
import type { Route } from './+types/delivery.ts'

/** Filled in on the server, so that the long text travels in the page and not in a script too. */
export function loader({ context }: Route.LoaderArgs) {
  return cacheable({ page: deliveryPage(shopOf(context).config.identity) }, ['static'])
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
