import { pathTo } from '#addresses.ts'
import { frameCopy } from '#copy/shop/frame.ts'

/** The five ways into the shop, in the header and in the side menu. */
export const mainLinks: readonly { to: string; label: string }[] = [
  { to: pathTo('home'), label: frameCopy.navigation.home },
  { to: pathTo('products'), label: frameCopy.navigation.products },
  { to: pathTo('collections'), label: frameCopy.navigation.collections },
  { to: pathTo('ourStory'), label: frameCopy.navigation.ourStory },
  { to: pathTo('blog'), label: frameCopy.navigation.blog },
]

/** `aria-current` for a link: the page itself or, except for the home page, anything below it. */
export function currentMark(link: string, pathname: string): 'page' | 'true' | undefined {
  if (link === pathname) return 'page'
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined
}
