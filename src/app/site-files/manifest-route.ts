import type { LoaderFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { appIcons, shownBrand } from '#office/brand/storefront/shown-brand.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { brand } from '#ui/brand/brand.ts'
import { siteBrand } from '#ui/brand/site-brand.ts'
import { seoCopy } from '#ui/copy/seo.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { values } = shopOf(context).settings.current()
  const { contact, home } = values
  const shown = shownBrand(shopOf(context).settings.current())
  const name = chooseShopName(contact)
  const manifest = {
    name,
    short_name: values.brand.shortName || name,
    ...(home.searchText && { description: home.searchText }),
    lang: seoCopy.language,
    dir: 'ltr',
    id: pathTo('home'),
    start_url: pathTo('home'),
    scope: pathTo('home'),
    display: 'standalone',
    theme_color: shown?.paper ?? brand.themeColor,
    background_color: shown?.paper ?? brand.themeColor,
    categories: ['shopping'],
    icons: shown ? appIcons(shown) : siteBrand.icons,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
