import { pathTo } from '#addresses.ts'
import { adminVouchersCopy as words } from '#orders/vouchers/admin-copy.ts'
import { VoucherCard } from '#orders/vouchers/storefront/voucher-card.tsx'
import {
  isJustIssued,
  listVouchers,
  loadOwnCard,
  sumOpenVouchers,
} from '#orders/vouchers/use-cases/list-vouchers.ts'
import { listQuery, textOf } from '#platform/domain/list-query.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { AdminList } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { VoucherRow } from './voucher-row.tsx'
import { changeVouchers } from './vouchers-action.server.ts'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

const vouchersQuery = listQuery('adminVouchers', {
  cartao: textOf((text) => (isUuid(text ?? '') ? text : null), 'place'),
})

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const now = shop.clock.now()
  const query = vouchersQuery.read(new URL(request.url).searchParams)
  const listed = await listVouchers(shop, query.search)
  return {
    query,
    areOffered: shop.settings.current().values.vouchers.offered !== '',
    vouchers: listed.map((voucher) => ({ ...voucher, hasCard: isJustIssued(voucher, now) })),
    open: await sumOpenVouchers(shop),
    card: query.cartao ? await loadOwnCard(shop, query.cartao) : null,
  }
}

export const action = changeVouchers

export default function VouchersPage({ loaderData }: Route.ComponentProps) {
  const { query, areOffered, vouchers, open, card } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {card?.code && (
        <section className="panel" aria-labelledby="voucher-card">
          <div className="panel__head cluster ends baseline">
            <h2 id="voucher-card">{words.card.title}</h2>
          </div>
          <VoucherCard {...card} code={card.code} />
          <p className="small muted">{words.card.note}</p>
          <Button variant="ghost" onClick={() => window.print()}>
            {words.card.print}
          </Button>
        </section>
      )}
      <div className="split no-print">
        <section className="panel" aria-labelledby="vouchers">
          <div className="panel__head cluster ends baseline">
            <h2 id="vouchers">{words.list}</h2>
            <p className="small muted">{words.open(open)}</p>
          </div>
          <AdminList
            of={vouchersQuery}
            query={query}
            label={words.list}
            className=""
            filters={{ search: { label: words.search.field } }}
            rows={vouchers}
            nothingFound={<EmptyState {...words.search.none} />}
            empty={
              <EmptyState
                {...words.empty}
                action={
                  <LinkButton
                    variant="ghost"
                    to={areOffered ? pathTo('voucherSale') : `${pathTo('adminShop')}#vouchers`}
                  >
                    {areOffered ? words.toSale : words.toOffer}
                  </LinkButton>
                }
              />
            }
          >
            <ul>
              {vouchers.map((voucher) => (
                <VoucherRow key={voucher.id} voucher={voucher} hasCard={voucher.hasCard} />
              ))}
            </ul>
          </AdminList>
        </section>
        <section className="panel" aria-labelledby="new-voucher">
          <div className="panel__head cluster ends baseline">
            <h2 id="new-voucher">{words.issue.title}</h2>
          </div>
          <IssueForm key={open} />
        </section>
      </div>
    </AdminPage>
  )
}

function IssueForm() {
  return (
    <AdminForm
      action={pathTo('adminVouchers')}
      intent="issue"
      failed={{ title: words.failed }}
      className="fields"
      press={words.issue.press}
    >
      {({ input }) => (
        <>
          <TextField {...input('amount', 'decimal')} label={words.issue.amount} required maxLength={12} />
          <TextField {...input('receiverName')} label={words.issue.receiver} maxLength={100} />
          <TextField {...input('reason')} label={words.reason} required maxLength={200} />
        </>
      )}
    </AdminForm>
  )
}
