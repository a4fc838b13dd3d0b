import { pathTo } from '#addresses.ts'
import { blogCopy } from '#content/blog/copy.ts'
import { listPosts } from '#content/blog/use-cases/read-blog.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { seoCopy } from '#ui/copy/seo.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import { xmlResponse, xmlText } from '#ui/seo/xml.ts'
import type { Route } from './+types/feed-route'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { siteUrl } = shop.config
  const posts = isClosedTo(context) ? [] : await listPosts(shop)
  const items = posts.map((post) => writeItem(post, `${siteUrl}${pathTo('blogPost', post)}`))
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(blogCopy.feedTitle(chooseShopName(shop.settings.current().values.contact)))}</title>
<link>${xmlText(siteUrl + pathTo('blog'))}</link>
<description>${xmlText(blogCopy.lead)}</description>
<language>${seoCopy.language}</language>
<atom:link href="${xmlText(siteUrl + pathTo('blogFeed'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`,
    'application/rss+xml',
  )
}

type Post = Awaited<ReturnType<typeof listPosts>>[number]

function writeItem({ title, excerpt, author, createdAt }: Post, address: string): string {
  return `<item>
<title>${xmlText(title)}</title>
<link>${xmlText(address)}</link>
<guid isPermaLink="true">${xmlText(address)}</guid>
<pubDate>${createdAt.toUTCString()}</pubDate>
<dc:creator>${xmlText(author)}</dc:creator>
<description>${xmlText(excerpt)}</description>
</item>`
}
