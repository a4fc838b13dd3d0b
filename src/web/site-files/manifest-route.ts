import type { LoaderFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { seoCopy } from '#copy/shop/seo.ts'
import { shopNameOf } from '#copy/shop/shop-name.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { shopOf } from '#web/server/request/context.server.ts'

/** For phones that put the shop on their home screen. */
export function loader({ context }: LoaderFunctionArgs) {
  const { contact, home } = shopOf(context).settings.current().values
  const name = shopNameOf(contact)
  const manifest = {
    name,
    short_name: name,
    ...(home.searchText && { description: home.searchText }),
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
