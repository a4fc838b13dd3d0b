import { pathTo } from '#addresses.ts'
import { ourStoryCopy } from '#copy/brand/our-story.ts'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { staticPageHeaders } from '#web/server/page-cache/cacheable.ts'
import type { Route } from './+types/our-story-route.ts'
import { BrandPage } from './brand-page.tsx'

export const headers = staticPageHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...ourStoryCopy.meta,
    path: pathTo('ourStory'),
    image: ourStoryCopy.opening.image,
  })
}

export default function OurStory() {
  return <BrandPage page={ourStoryCopy} />
}
