import { pathTo } from '#addresses.ts'
import type { BatchLinks } from '#catalogue/product-page/storefront/product-facts-view.server.ts'
import type { Shop } from '#platform/shop.ts'

export function batchLinks({ settings }: Pick<Shop, 'settings'>): BatchLinks {
  return {
    page: (code) => pathTo('passport', { code }),
    seal: (code) => pathTo('passportSeal', { code, width: '48' }),
    showsCount: settings.current().values.features.batchCounts !== '',
  }
}
