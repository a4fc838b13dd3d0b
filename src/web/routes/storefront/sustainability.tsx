import { sustainabilityCopy } from '#copy/brand/sustainability.ts'
import { staticPageHeaders } from '#web/cacheable.ts'
import { pathTo } from '#web/route-table.ts'
import { BrandPage } from '#web/storefront/brand/brand-page.tsx'
import { pageMeta } from '#web/storefront/seo/page-meta.ts'
import type { Route } from './+types/sustainability.ts'

export const headers = staticPageHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...sustainabilityCopy.meta,
    path: pathTo('sustainability'),
    picture: sustainabilityCopy.opening.picture,
  })
}

export default function Sustainability() {
  return <BrandPage page={sustainabilityCopy} />
}
