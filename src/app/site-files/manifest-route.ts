import type { LoaderFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { brand } from '#ui/brand/brand.ts'
import { seoCopy } from '#ui/copy/seo.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const {
    brand: { shortName },
    contact,
    home,
  } = shopOf(context).settings.current().values
  const name = chooseShopName(contact)
  const manifest = {
    name,
    short_name: shortName || name,
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
