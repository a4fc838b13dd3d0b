import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { dispatchCopy as copy } from '#copy/admin/orders/dispatch.ts'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { listOrdersToDispatch, type OrderToDispatch } from '#shop/admin/orders/list-orders-to-dispatch.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { readIds } from '#web/admin/selection/chosen-ids.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { runDispatchAction } from './dispatch-action.server.ts'
import { DispatchForm } from './dispatch-form.tsx'
import { SentNote } from './sent-note.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: adminOrdersCopy.crumb, to: pathTo('adminOrders') }, { label: copy.crumb }],
  loadFailed: { text: copy.loadFailed },
}

export function meta() {
  return [{ title: `${copy.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  // Where she chose them; only ever one of these two.
  const cameFrom = parameters.get('from') === 'hoje' ? pathTo('adminToday') : pathTo('adminOrders')
  return loadOrFail(context, async () => ({
    orders: await listOrdersToDispatch(shopOf(context), readIds(parameters.getAll('ids'))),
    cameFrom,
  }))
}

export function action({ request, context }: Route.ActionArgs) {
  return runDispatchAction(request, context)
}

export default function DispatchPage({ loaderData: { loaded }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  if (!loaded) return <PageFailure />
  const { orders, cameFrom } = loaded
  const areFetched = orders.length > 0 && orders.every(isPickup)
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{areFetched ? copy.pickupTitle : copy.title}</h1>
          <p className="muted">{areFetched ? copy.pickupIntro : copy.intro}</p>
        </div>
      </div>
      <SentNote answer={actionData} />
      {orders.length === 0 ? (
        <EmptyState {...copy.empty} action={<LinkButton to={cameFrom}>{copy.back}</LinkButton>} />
      ) : (
        <DispatchForm
          orders={orders}
          cameFrom={cameFrom}
          answered={actionData}
          onAllSent={() => navigate(cameFrom)}
        />
      )}
    </>
  )
}

const isPickup = ({ way }: OrderToDispatch) => way === 'pickup'
