import { pathTo } from '#addresses.ts'
import { postingCopy as copy } from '#copy/admin/posting.ts'
import { loadPosting } from '#shop/admin/shipments/load-posting.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { WithoutInvoice } from '#web/admin/without-invoice.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { LabelsPanel } from './labels-panel.tsx'
import { changePosting } from './posting-action.server.ts'
import { StuckPanel, UnsettledPanel, WaitingPanel } from './waiting-panels.tsx'

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
