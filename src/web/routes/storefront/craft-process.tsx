import { craftProcessCopy } from '#copy/brand/craft-process.ts'
import { staticPageHeaders } from '#web/cacheable.ts'
import { pathTo } from '#web/route-table.ts'
import { BrandPage } from '#web/storefront/brand/brand-page.tsx'
import { pageMeta } from '#web/storefront/seo/page-meta.ts'
import type { Route } from './+types/craft-process.ts'

export const headers = staticPageHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...craftProcessCopy.meta,
    path: pathTo('craftProcess'),
    picture: craftProcessCopy.opening.picture,
  })
}

export default function CraftProcess() {
  return <BrandPage page={craftProcessCopy} />
}
