import type { LoaderFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { brand } from '#ui/brand/brand.ts'
import { seoCopy } from '#ui/copy/seo.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'

/**
 * The back office as a phone app. Browsers fetch manifests without cookies, so it is public and contains
 * no private data.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const {
    brand: { shortName },
    contact,
  } = shopOf(context).settings.current().values
  const name = chooseShopName(contact)
  const manifest = {
    name: seoCopy.adminManifest.name(name),
    short_name: shortName || name,
    lang: seoCopy.language,
    dir: 'ltr',
    id: pathTo('admin'),
    start_url: pathTo('adminToday'),
    scope: pathTo('home'),
    display: 'standalone',
    theme_color: brand.themeColor,
    background_color: brand.backgroundColor,
    icons: brand.icons.app,
    shortcuts: [
      { name: seoCopy.adminManifest.orders, url: pathTo('adminOrders') },
      { name: seoCopy.adminManifest.notices, url: pathTo('adminNotices') },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
