import type { MetaDescriptor } from 'react-router'
import { pathTo } from '#addresses.ts'
import { comingSoonCopy } from '#platform/copy/closed-shop.ts'
import type { RootData } from '#ui/browser/use-root-data.ts'
import { isNamed } from '#ui/copy/shop-name.ts'

/** No image, because the owner has not published one yet. */
export function comingSoonMeta(matches: readonly ({ loaderData?: unknown } | undefined)[]): MetaDescriptor[] {
  const root = matches[0]?.loaderData as RootData | undefined
  const shopName = root?.shop.name ?? ''
  const name = isNamed(shopName) ? shopName : ''
  const address = `${root?.siteUrl ?? ''}${pathTo('home')}`
  const title = comingSoonCopy.documentTitle(name)
  const description = `${comingSoonCopy.lead(name)} ${comingSoonCopy.invitation}`
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: address },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
  ]
}
