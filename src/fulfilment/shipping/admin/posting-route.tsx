import { pathTo } from '#addresses.ts'
import { WithoutInvoice } from '#fulfilment/orders/admin/without-invoice.tsx'
import { postingCopy as copy } from '#fulfilment/shipping/copy/admin-posting.ts'
import { loadPosting } from '#fulfilment/shipping/use-cases/load-posting.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/posting-route'
import { LabelsPanel } from './labels-panel.tsx'
import { changePosting } from './posting-action.server.ts'
import { StuckPanel, UnsettledPanel, WaitingPanel } from './waiting-panels.tsx'

export { orderLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  follows: true,
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export const loader = ({ context }: Route.LoaderArgs) => loadPosting(shopOf(context))

export const action = changePosting

export default function PostingPage({ loaderData }: Route.ComponentProps) {
  const { waiting, unsettled, labels, stuck, isConnected } = loaderData
  const all = [...waiting, ...unsettled, ...labels]
  return (
    <AdminPage title={copy.title} lead={copy.lead}>
      {all.length + stuck.length === 0 && (
        <EmptyState
          title={copy.empty.title}
          text={copy.empty.text}
          action={
            <LinkButton variant="ghost" to={pathTo('adminCarriers')}>
              {copy.empty.toWays}
            </LinkButton>
          }
        />
      )}
      <WithoutInvoice
        orders={all.filter(({ status }) => status !== 'cancelled')}
        words={copy.withoutInvoice}
      />
      <StuckPanel orders={stuck} />
      <UnsettledPanel orders={unsettled} />
      <WaitingPanel orders={waiting} isConnected={isConnected} />
      <LabelsPanel orders={labels} />
    </AdminPage>
  )
}
