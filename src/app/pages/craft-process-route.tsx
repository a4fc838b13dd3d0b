import { pathTo } from '#addresses.ts'
import { Band } from '#content/pages/storefront/band.tsx'
import { brandPageMeta } from '#content/pages/storefront/brand-page-meta.ts'
import { CraftProcess } from '#content/pages/storefront/craft-process.tsx'
import { loadBrandPage } from '#content/pages/storefront/load-brand-page.server.ts'
import { loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import type { Route } from './+types/craft-process-route'

export { readingLinks as links } from '#ui/styles/shop-sheets.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadBrandPage(context, 'craftProcess')

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return brandPageMeta(matches, loaderData?.page)
}

export default function CraftProcessPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <CraftProcess page={page}>
      {page.band && <Band page={page.name} band={page.band} to={pathTo('blog')} />}
    </CraftProcess>
  )
}
