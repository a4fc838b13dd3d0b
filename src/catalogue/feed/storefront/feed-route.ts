import { Readable } from 'node:stream'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/feed-route'
import { emptyFeed, writeFeed } from './write-feed.server.ts'

const headers = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, no-cache',
}
/** The feed contains every candle and collection, so any change invalidates it. */
const cached = { ...headers, 'Cache-Tag': 'product:*,category:*' }

/** A short feed is cached like a page. A long feed is streamed and never cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { head, items, rest, end } = await (isClosedTo(context) ? emptyFeed(shop) : writeFeed(shop))
  if (!rest) return new Response(head + items + end, { headers: cached })
  async function* whole() {
    yield head + items
    if (rest) yield* rest
    yield end
  }
  const body = Readable.toWeb(Readable.from(whole(), { objectMode: false }))
  return new Response(body as BodyInit, { headers })
}
