import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { WithoutInvoice } from '#fulfilment/orders/admin/without-invoice.tsx'
import { adminOrdersCopy } from '#fulfilment/orders/copy/admin-orders.ts'
import { listAtHand } from '#fulfilment/orders/use-cases/at-hand.ts'
import {
  listOrdersToDispatch,
  type OrderToDispatch,
} from '#fulfilment/orders/use-cases/list-orders-to-dispatch.ts'
import { dispatchCopy as copy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { readIds } from '#ui/admin/chosen-ids.ts'
import { adminFrameCopy } from '#ui/copy/admin-frame.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/dispatch-route'
import { type DispatchAnswer, runDispatchAction } from './dispatch-action.server.ts'
import { DispatchRow } from './dispatch-row.tsx'

export { orderLinks as links } from '#ui/styles/admin-sheets.ts'

interface DispatchFormProps {
  orders: readonly OrderToDispatch[]
  cameFrom: string
  onAllSent: () => void
}

const isWaiting = ({ status }: OrderToDispatch) => isBeforeShipping(status)

export const handle: AdminHandle = {
  breadcrumbs: (loaded?: { cameFrom: string }) => [
    loaded?.cameFrom === pathTo('adminToday')
      ? { label: adminFrameCopy.today, to: loaded.cameFrom }
      : { label: adminOrdersCopy.crumb, to: pathTo('adminOrders') },
    { label: copy.crumb },
  ],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  // Page to return to; limited to two known values.
  const { isHelper } = customerOf(context)
  const isFromToday = isHelper || parameters.get('from') === 'hoje'
  const [shop, ids] = [shopOf(context), readIds(parameters.getAll('ids'))]
  return {
    orders: await listOrdersToDispatch(shop, isHelper ? await listAtHand(shop, ids) : ids),
    cameFrom: pathTo(isFromToday ? 'adminToday' : 'adminOrders'),
  }
}

export const action = runDispatchAction

export default function DispatchPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { orders, cameFrom } = loaderData
  const areFetched = orders.length > 0 && orders.every(isPickup)
  return (
    <AdminPage
      title={areFetched ? copy.pickupTitle : copy.title}
      lead={areFetched ? copy.pickupIntro : copy.intro}
    >
      {orders.length === 0 ? (
        <EmptyState {...copy.empty} action={<LinkButton to={cameFrom}>{copy.back}</LinkButton>} />
      ) : (
        <DispatchForm orders={orders} cameFrom={cameFrom} onAllSent={() => navigate(cameFrom)} />
      )}
    </AdminPage>
  )
}

const isPickup = ({ way }: OrderToDispatch) => way === 'pickup'

function DispatchForm({ orders, cameFrom, onAllSent }: DispatchFormProps) {
  // Statuses at opening time; the loaded list may be newer.
  const [seen] = useState(() => new Map(orders.map(({ id, status }) => [id, status])))
  const [questions, setQuestions] = useState<NonNullable<DispatchAnswer['questions']>>({})
  const waitingOrders = orders.filter((order) => isWaiting(order) || questions[order.id])
  const sentByCarrier = waitingOrders.filter(({ way }) => way === 'carrier')
  const ready = waitingOrders.filter(isPickup).length
  return (
    <AdminForm<DispatchAnswer>
      action={pathTo('adminDispatch')}
      intent="ship"
      failed={copy.failed}
      draft={`dispatch:${orders.map(({ id }) => id).join()}`}
      className="dispatch"
      isSaved={({ ok, questions: open = {} }) => ok && Object.keys(open).length === 0}
      onSaved={onAllSent}
      onAnswer={({ questions: open = {} }) => setQuestions(open)}
      press={waitingOrders.length > 0 && copy.confirm({ sent: waitingOrders.length - ready, ready })}
      saving={copy.confirming}
      foot={(submit) => (
        <div className="form-foot">
          <LinkButton variant="ghost" to={cameFrom}>
            {copy.back}
          </LinkButton>
          {submit}
        </div>
      )}
    >
      <Note icon="mail">{copy.wait}</Note>
      <WithoutInvoice orders={sentByCarrier} words={copy.withoutInvoice} />
      <ul className="panel dispatch__list" aria-label={copy.list}>
        {orders.map((order) => (
          <DispatchRow
            key={order.id}
            order={order}
            seen={seen.get(order.id) ?? order.status}
            question={questions[order.id]}
            isWaiting={waitingOrders.includes(order)}
          />
        ))}
      </ul>
    </AdminForm>
  )
}
