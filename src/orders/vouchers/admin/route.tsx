import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminVouchersCopy as words } from '#orders/vouchers/admin-copy.ts'
import { VoucherCard } from '#orders/vouchers/storefront/voucher-card.tsx'
import {
  isJustIssued,
  listVouchers,
  loadOwnCard,
  sumOpenVouchers,
} from '#orders/vouchers/use-cases/list-vouchers.ts'
import { listQuery } from '#platform/domain/list-query.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { ListFilters } from '#ui/admin/list-filters.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { VoucherRow } from './voucher-row.tsx'
import { changeVouchers } from './vouchers-action.server.ts'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

const vouchersQuery = listQuery('adminVouchers', {})

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const now = shop.clock.now()
  const query = new URL(request.url).searchParams
  const shown = query.get('cartao') ?? ''
  const { search } = vouchersQuery.read(query)
  const listed = await listVouchers(shop, search)
  return {
    search,
    areOffered: shop.settings.current().values.vouchers.offered !== '',
    vouchers: listed.map((voucher) => ({ ...voucher, hasCard: isJustIssued(voucher, now) })),
    open: await sumOpenVouchers(shop),
    card: isUuid(shown) ? await loadOwnCard(shop, shown) : null,
  }
}

export const action = changeVouchers

export default function VouchersPage({ loaderData }: Route.ComponentProps) {
  const { search, areOffered, vouchers, open, card } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {card?.code && (
        <section className="panel" aria-labelledby="voucher-card">
          <div className="panel__head">
            <h2 id="voucher-card">{words.card.title}</h2>
          </div>
          <VoucherCard {...card} code={card.code} />
          <p className="small muted">{words.card.note}</p>
          <Button variant="ghost" onClick={() => window.print()}>
            {words.card.print}
          </Button>
        </section>
      )}
      <div className="cols no-print">
        <section className="panel" aria-labelledby="vouchers">
          <div className="panel__head">
            <h2 id="vouchers">{words.list}</h2>
            <p className="small muted">{words.open(open)}</p>
          </div>
          {(vouchers.length > 0 || search !== '') && (
            <ListFilters
              of={vouchersQuery}
              query={{ search, page: 1 }}
              search={{ label: words.search.field }}
            />
          )}
          {vouchers.length === 0 && (
            <EmptyState
              {...(search === '' ? words.empty : words.search.none)}
              action={
                search === '' && (
                  <LinkButton
                    variant="ghost"
                    to={areOffered ? pathTo('voucherSale') : `${pathTo('adminShop')}#vouchers`}
                  >
                    {areOffered ? words.toSale : words.toOffer}
                  </LinkButton>
                )
              }
            />
          )}
          <ul>
            {vouchers.map((voucher) => (
              <VoucherRow key={voucher.id} voucher={voucher} hasCard={voucher.hasCard} />
            ))}
          </ul>
        </section>
        <section className="panel" aria-labelledby="new-voucher">
          <div className="panel__head">
            <h2 id="new-voucher">{words.issue.title}</h2>
          </div>
          <IssueForm key={open} />
        </section>
      </div>
    </AdminPage>
  )
}

function IssueForm() {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.failed })
  return (
    <fetcher.Form method="post" className="fields">
      <input type="hidden" name="intent" value="issue" />
      <TextField
        label={words.issue.amount}
        name="amount"
        numeric
        required
        maxLength={12}
        autoComplete="off"
      />
      <TextField label={words.issue.receiver} name="receiverName" maxLength={100} autoComplete="off" />
      <TextField label={words.reason} name="reason" maxLength={200} required autoComplete="off" />
      <Button type="submit" busy={fetcher.state !== 'idle'}>
        {words.issue.press}
      </Button>
    </fetcher.Form>
  )
}
