import { pathTo } from '#addresses.ts'
import type { StorefrontParts } from '#settings/domain/storefront-parts.ts'
import type { StorefrontFacts } from '#ui/browser/use-root-data.ts'
import { frameCopy } from '#ui/copy/frame.ts'

interface MenuPage {
  readonly to: string
  readonly label: string
  readonly part?: keyof StorefrontParts | 'ourStory'
}

const { navigation, footer } = frameCopy

const main: readonly MenuPage[] = [
  { to: pathTo('home'), label: navigation.home },
  { to: pathTo('products'), label: navigation.products },
  { to: pathTo('collections'), label: navigation.collections, part: 'collections' },
  { to: pathTo('ourStory'), label: navigation.ourStory, part: 'ourStory' },
  { to: pathTo('blog'), label: navigation.blog, part: 'blog' },
]

const more: readonly MenuPage[] = [
  { to: pathTo('quiz'), label: footer.products.quiz, part: 'quiz' },
  { to: pathTo('compare'), label: navigation.compare, part: 'compare' },
  { to: pathTo('voucherSale'), label: footer.products.vouchers, part: 'vouchers' },
  { to: pathTo('delivery'), label: footer.help.delivery },
]

type MenuFacts = Pick<StorefrontFacts, 'pages' | 'parts'>

export function shopLinks(shop: MenuFacts | undefined) {
  const isThere = ({ part }: MenuPage) =>
    !part || (part === 'ourStory' ? shop?.pages.includes(part) : shop?.parts[part])
  return { main: main.filter(isThere), more: more.filter(isThere) }
}

export function currentMark(link: string, pathname: string): 'page' | 'true' | undefined {
  if (link === pathname) return 'page'
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined
}
