import { pathTo } from '#addresses.ts'
import { seoCopy } from '#copy/shop/seo.ts'
import { brand } from '#web/kit/brand/brand.ts'

/**
 * For the owner's phone: on the home screen the back office starts where she works. Browsers fetch it without a
 * cookie, so it is public and says nothing.
 */
export function loader() {
  const manifest = {
    name: seoCopy.adminManifest.name,
    short_name: seoCopy.adminManifest.shortName,
    lang: seoCopy.language,
    dir: 'ltr',
    id: pathTo('admin'),
    start_url: pathTo('admin'),
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
