import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { merchantFeedPageCopy as words } from '#catalogue/feed/admin-copy.ts'
import { listLeftOut } from '#catalogue/feed/use-cases/list-left-out.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { CartLinkMaker } from './cart-link-maker.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return {
    siteUrl: shop.config.siteUrl,
    isOpen: shop.settings.current().opening.isShopOpen,
    ...(await listLeftOut(shop)),
  }
}

export default function MerchantFeedPage({ loaderData }: Route.ComponentProps) {
  const { siteUrl, inFeed, isOpen } = loaderData
  const address = siteUrl + pathTo('merchantFeed')
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="split">
        <div className="panels grid g5">
          <section className="panel" aria-labelledby="feed-address">
            <div className="panel__head cluster ends baseline">
              <h2 id="feed-address">{words.address}</h2>
            </div>
            <p>
              <a href={address}>{address}</a>
            </p>
            <p>
              <CopyButton text={address} label={words.copy} />
            </p>
            <p className="hint">{isOpen ? words.inFeed(inFeed) : words.closed}</p>
          </section>
          <CartLinkMaker siteUrl={siteUrl} />
          <LeftOut {...loaderData} />
        </div>
        <section className="panel" aria-labelledby="feed-how">
          <div className="panel__head cluster ends baseline">
            <h2 id="feed-how">{words.how}</h2>
          </div>
          <div className="stack">
            {words.ways.map(({ name, text }) => (
              <p key={name}>
                <b>{name}.</b> {text}
              </p>
            ))}
          </div>
        </section>
      </div>
    </AdminPage>
  )
}

function LeftOut({
  inFeed,
  leftOut,
  total,
}: Pick<Route.ComponentProps['loaderData'], 'inFeed' | 'leftOut' | 'total'>) {
  const emptyText = inFeed === 0 ? words.noCandles : words.nothing
  return (
    <section className="panel" aria-labelledby="feed-left-out">
      <div className="panel__head cluster ends baseline">
        <h2 id="feed-left-out">{words.leftOut}</h2>
      </div>
      <p>{total === 0 ? emptyText : words.leftOutLead}</p>
      {total > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.candle}</th>
              <th scope="col">{words.why}</th>
            </tr>
          </thead>
          <tbody>
            {leftOut.map(({ id, name, reasons }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={pathTo('adminProduct', { id })}>{name}</Link>
                </th>
                <td>{reasons.map((reason) => words.reasons[reason]).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > leftOut.length && <p className="hint">{words.more(total - leftOut.length)}</p>}
    </section>
  )
}
