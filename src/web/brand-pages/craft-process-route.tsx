import { pathTo } from '#addresses.ts'
import { craftProcessCopy } from '#copy/brand/craft-process.ts'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { staticPageHeaders } from '#web/server/page-cache/cacheable.ts'
import type { Route } from './+types/craft-process-route.ts'
import { BrandPage } from './brand-page.tsx'

export const headers = staticPageHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...craftProcessCopy.meta,
    path: pathTo('craftProcess'),
    image: craftProcessCopy.opening.image,
  })
}

export default function CraftProcess() {
  return <BrandPage page={craftProcessCopy} />
}
