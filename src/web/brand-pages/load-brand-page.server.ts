import { data, type RouterContextProvider } from 'react-router'
import { brandPageOf } from '#domain/settings/brand-page.ts'
import type { BrandPageName } from '#domain/settings/settings-fields.ts'
import { cacheable } from '#web/server/page-cache/cacheable.ts'
import { shopOf } from '#web/server/request/context.server.ts'

/** What the owner wrote; a page that they have not written does not exist. */
export function loadBrandPage(context: Readonly<RouterContextProvider>, name: BrandPageName) {
  const page = brandPageOf(shopOf(context).settings.current().values, name)
  if (!page) throw data(null, { status: 404 })
  return cacheable({ page }, ['static'])
}
