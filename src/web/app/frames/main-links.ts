import { pathTo } from '#addresses.ts'
import { frameCopy } from '#copy/shop/frame.ts'
import type { BrandPageName } from '#domain/settings/settings-fields.ts'

const links: readonly { to: string; label: string; page?: BrandPageName }[] = [
  { to: pathTo('home'), label: frameCopy.navigation.home },
  { to: pathTo('products'), label: frameCopy.navigation.products },
  { to: pathTo('collections'), label: frameCopy.navigation.collections },
  { to: pathTo('ourStory'), label: frameCopy.navigation.ourStory, page: 'ourStory' },
  { to: pathTo('blog'), label: frameCopy.navigation.blog },
]

/** The five ways into the shop, in the header and in the side menu; without the owner's story four. */
export const mainLinks = (pages: readonly BrandPageName[] = []) =>
  links.filter(({ page }) => !page || pages.includes(page))

/** `aria-current` for a link: the page itself or, except for the home page, anything below it. */
export function currentMark(link: string, pathname: string): 'page' | 'true' | undefined {
  if (link === pathname) return 'page'
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined
}
