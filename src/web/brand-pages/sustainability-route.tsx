import { pathTo } from '#addresses.ts'
import { sustainabilityCopy } from '#copy/brand/sustainability.ts'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { staticPageHeaders } from '#web/server/page-cache/cacheable.ts'
import type { Route } from './+types/sustainability-route.ts'
import { BrandPage } from './brand-page.tsx'

export const headers = staticPageHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...sustainabilityCopy.meta,
    path: pathTo('sustainability'),
    image: sustainabilityCopy.opening.image,
  })
}

export default function Sustainability() {
  return <BrandPage page={sustainabilityCopy} />
}
