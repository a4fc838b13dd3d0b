import { loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import type { Route } from './+types/our-story-route.ts'
import { BrandPage } from './brand-page.tsx'
import { brandPageMeta } from './brand-page-meta.ts'
import { loadBrandPage } from './load-brand-page.server.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadBrandPage(context, 'ourStory')

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return brandPageMeta(matches, loaderData?.page)
}

export default function OurStory({ loaderData: { page } }: Route.ComponentProps) {
  return <BrandPage page={page} />
}
