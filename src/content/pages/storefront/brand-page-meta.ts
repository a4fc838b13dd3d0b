import { pathTo } from '#addresses.ts'
import type { BrandPageContent } from '#settings/domain/brand-page.ts'
import { type Matches, pageMeta } from '#ui/seo/page-meta.ts'

/** Undefined for a missing page, because the error page sets its own title. */
export function brandPageMeta(matches: Matches, page: BrandPageContent | undefined) {
  if (!page) return undefined
  const { opening, description, name, steps, band } = page
  const image = opening.image ?? steps?.items.find((step) => step.image)?.image ?? band?.image
  return pageMeta(matches, { title: opening.title, description, path: pathTo(name), image })
}
