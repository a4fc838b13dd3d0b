import type { LoaderFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { appIcons, shownBrand } from '#office/brand/storefront/shown-brand.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { brand } from '#ui/brand/brand.ts'
import { siteBrand } from '#ui/brand/site-brand.ts'
import { seoCopy } from '#ui/copy/seo.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'

/**
 * The back office as a phone app. Browsers fetch manifests without cookies, so it is public and contains
 * no private data.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { values } = shopOf(context).settings.current()
  const { contact } = values
  const shown = shownBrand(shopOf(context).settings.current())
  const name = chooseShopName(contact)
  const manifest = {
    name: seoCopy.adminManifest.name(name),
    short_name: values.brand.shortName || name,
    lang: seoCopy.language,
    dir: 'ltr',
    id: pathTo('admin'),
    start_url: pathTo('adminToday'),
    scope: pathTo('home'),
    display: 'standalone',
    theme_color: shown?.paper ?? brand.themeColor,
    background_color: shown?.paper ?? brand.themeColor,
    icons: shown ? appIcons(shown) : siteBrand.icons,
    shortcuts: [
      { name: seoCopy.adminManifest.orders, url: pathTo('adminOrders') },
      { name: seoCopy.adminManifest.notices, url: pathTo('adminNotices') },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
