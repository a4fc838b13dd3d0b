import { ourStoryCopy } from '#copy/brand/our-story.ts'
import { staticPageHeaders } from '#web/cacheable.ts'
import { pathTo } from '#web/route-table.ts'
import { BrandPage } from '#web/storefront/brand/brand-page.tsx'
import { pageMeta } from '#web/storefront/seo/page-meta.ts'
import type { Route } from './+types/our-story.ts'

export const headers = staticPageHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...ourStoryCopy.meta,
    path: pathTo('ourStory'),
    picture: ourStoryCopy.opening.picture,
  })
}

export default function OurStory() {
  return <BrandPage page={ourStoryCopy} />
}
