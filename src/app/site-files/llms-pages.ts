import { pathTo } from '#addresses.ts'
import type { StorefrontParts } from '#settings/domain/storefront-parts.ts'
import { llmsLinks as words } from './copy.ts'

interface LlmsPage {
  readonly to: string
  readonly words: { readonly title: string; readonly about: string }
  readonly part?: keyof StorefrontParts
  readonly staysWhenClosed?: true
}

export const llmsPages: readonly LlmsPage[] = [
  { to: pathTo('products'), words: words.products },
  { to: pathTo('collections'), words: words.collections, part: 'collections' },
  { to: pathTo('merchantFeed'), words: words.merchantFeed },
  { to: pathTo('delivery'), words: words.delivery, staysWhenClosed: true },
  { to: pathTo('returns'), words: words.returns, staysWhenClosed: true },
  { to: pathTo('terms'), words: words.terms, staysWhenClosed: true },
  { to: pathTo('privacy'), words: words.privacy, staysWhenClosed: true },
  { to: pathTo('accessibility'), words: words.accessibility, staysWhenClosed: true },
  { to: pathTo('blog'), words: words.blog, part: 'blog' },
  { to: pathTo('blogFeed'), words: words.blogFeed, part: 'blog' },
  { to: pathTo('sitemap'), words: words.sitemap },
]
