import { pathTo } from '#addresses.ts'
import { readFeed } from '#catalogue/feed/use-cases/read-feed.ts'
import type { Shop } from '#platform/shop.ts'
import { merchantFeedCopy } from '#ui/copy/seo.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import { xmlText } from '#ui/seo/xml.ts'
import { feedItems } from './feed-item.ts'

type Batch = Awaited<ReturnType<Awaited<ReturnType<typeof readFeed>>['readBatch']>>
type Products = Batch['products']

interface WrittenFeed {
  head: string
  /** The first batch; it is the whole feed if `rest` is null. */
  items: string
  rest: AsyncIterable<string> | null
  end: string
}

const END = '</channel>\n</rss>\n'

function writeHead({ config, settings }: Shop): string {
  const name = chooseShopName(settings.current().values.contact)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(name)}</title>
<link>${xmlText(config.siteUrl + pathTo('home'))}</link>
<description>${xmlText(merchantFeedCopy.description(name))}</description>
`
}

export const emptyFeed = (shop: Shop): WrittenFeed => ({
  head: writeHead(shop),
  items: '',
  rest: null,
  end: END,
})

export async function writeFeed(shop: Shop): Promise<WrittenFeed> {
  const { isCourierEnabled, readBatch } = await readFeed(shop)
  const terms = {
    siteUrl: shop.config.siteUrl,
    shopName: chooseShopName(shop.settings.current().values.contact),
    isCourierEnabled,
    scentHeading: merchantFeedCopy.scent,
  }
  const splitItems = (products: Products) => products.map((product) => feedItems(terms, product)).join('')
  async function* restAfter(first: Products) {
    let next: Promise<Batch> | null = readAfter(first)
    while (next) {
      const { products, isLast }: Batch = await next
      // Prefetches the next batch while the current one is sent.
      next = isLast ? null : readAfter(products)
      yield splitItems(products)
    }
  }
  function readAfter(products: Products) {
    const batch = readBatch(products.at(-1)?.id ?? null)
    // An aborted request never awaits this promise, so handle its rejection here.
    batch.catch(() => undefined)
    return batch
  }
  const { products, isLast } = await readBatch(null)
  return {
    head: writeHead(shop),
    items: splitItems(products),
    rest: isLast ? null : restAfter(products),
    end: END,
  }
}
