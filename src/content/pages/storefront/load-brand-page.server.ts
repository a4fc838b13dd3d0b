import { data, type RouterContextProvider } from 'react-router'
import { cacheable } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { readBrandPage } from '#settings/domain/brand-page.ts'
import type { BrandPageName } from '#settings/domain/settings-fields.ts'

/** A page that the owner has not written is a 404. */
export function loadBrandPage(context: Readonly<RouterContextProvider>, name: BrandPageName) {
  const page = readBrandPage(shopOf(context).settings.current().values, name)
  if (!page) throw data(null, { status: 404 })
  return cacheable({ page }, ['static'])
}
