import { loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import type { Route } from './+types/sustainability-route.ts'
import { BrandPage } from './brand-page.tsx'
import { brandPageMeta } from './brand-page-meta.ts'
import { loadBrandPage } from './load-brand-page.server.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadBrandPage(context, 'sustainability')

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return brandPageMeta(matches, loaderData?.page)
}

export default function Sustainability({ loaderData: { page } }: Route.ComponentProps) {
  return <BrandPage page={page} />
}
