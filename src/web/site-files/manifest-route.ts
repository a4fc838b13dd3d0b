import { pathTo } from '#addresses.ts'
import { seoCopy } from '#copy/shop/seo.ts'
import { brand } from '#web/kit/brand/brand.ts'

/** For phones that put the shop on their home screen. */
export function loader() {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: seoCopy.manifest.description,
    lang: seoCopy.language,
    dir: 'ltr',
    id: pathTo('home'),
    start_url: pathTo('home'),
    scope: pathTo('home'),
    display: 'standalone',
    theme_color: brand.themeColor,
    background_color: brand.backgroundColor,
    categories: ['shopping'],
    icons: brand.icons.app,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
