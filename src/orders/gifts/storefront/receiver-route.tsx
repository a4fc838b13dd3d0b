import { data } from 'react-router'
import { describeBatch } from '#catalogue/stock/copy.ts'
import { giftHeadline, giftLine, giftPageCopy as words } from '#orders/gifts/copy/gift-page.ts'
import { OrderPicture } from '#orders/storefront/order-picture.tsx'
import { openGiftPage } from '#orders/use-cases/link/gift-link.ts'
import { GiftCard } from '#orders/vouchers/storefront/gift-card.tsx'
import { functionCopy } from '#platform/copy/functions.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { mailedLinkMeta, unlistedHeaders } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/receiver-route'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const key = new URL(request.url).searchParams.get('chave') ?? ''
  const { clientAddress } = requestOf(context)
  const giftPage = await openGiftPage(shop, { orderNumber: params.number, key, clientAddress })
  const headers = unlistedHeaders
  if (giftPage.ok) return data({ none: null, gift: giftPage.value, now: shop.clock.now() }, { headers })
  const isTooMany = giftPage.code === 'too-many'
  const refusalWords = isTooMany
    ? { title: words.tooMany, text: functionCopy.tooMany(giftPage.details.retryAfterSeconds) }
    : words.none
  return data({ none: refusalWords, gift: null, now: null }, { status: isTooMany ? 429 : 404, headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return mailedLinkMeta(matches, loaderData?.none?.title ?? words.title)
}

export default function ReceiverPage({ loaderData: { none, gift, now } }: Route.ComponentProps) {
  if (!gift)
    return (
      <main id="conteudo" tabIndex={-1} className="wrap">
        <EmptyState heading="h1" title={none.title} text={none.text} />
      </main>
    )
  const batchTexts = [...new Set(gift.items.flatMap(({ batch }) => (batch ? [describeBatch(batch)] : [])))]
  return (
    <main id="conteudo" tabIndex={-1} className="wrap page-end">
      <article className="order-page grid g5 order-page--alone">
        <header>
          <p className="muted">{words.mark}</p>
          <h1>{giftHeadline(gift, now)}</h1>
          <p className="lead">{giftLine(gift, now)}</p>
        </header>
        <OrderPicture items={gift.items} />
        <div className="order-page__rest grid g5">
          {gift.message ? (
            <div className="order-page__card grid g3">
              <p className="small muted">{words.card}</p>
              <GiftCard message={gift.message} />
            </div>
          ) : (
            <p>{words.noCard}</p>
          )}
          {batchTexts.map((text) => (
            <p key={text} className="small muted">
              {text}
            </p>
          ))}
          <section className="stack">
            <h2 className="h3size">{words.burning.title}</h2>
            <p>
              <b>{words.burning.tip.title}</b> {words.burning.tip.text}
            </p>
            <p>{words.trim}</p>
          </section>
        </div>
      </article>
    </main>
  )
}
