import { data } from 'react-router'
import { complaintCopy as copy } from '#fulfilment/returns/copy.ts'
import { loadReturns, type ReturnsOfOrder } from '#fulfilment/returns/use-cases/load-returns.ts'
import { OrderNotFound, orderPageMeta } from '#orders/storefront/order-not-found.tsx'
import { OrdersFailure } from '#orders/storefront/orders-failure.tsx'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { longDay, shortDay } from '#ui/copy/calendar.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { Route } from './+types/complaint-route'
import type { TypedComplaint } from './complaint-action.server.ts'
import { sendComplaint } from './complaint-action.server.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { ReturnPage } from './return-page.tsx'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const page = await loadReturns(shopOf(context), { userId, orderNumber: params.number })
  return data({ page }, { status: page ? 200 : 404 })
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  sendComplaint(request, context, params.number)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return orderPageMeta(matches, copy.title, loaderData?.page)
}

export default function Complaint({ loaderData: { page }, actionData }: Route.ComponentProps) {
  if (!page) return <OrderNotFound />
  const refusal = actionData && !actionData.ok ? actionData.toast : null
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined
  return (
    <ReturnPage title={copy.title} page={page} refusal={refusal}>
      <Offer page={page} typed={typed} />
    </ReturnPage>
  )
}

function Offer({ page, typed }: { page: ReturnsOfOrder; typed: TypedComplaint | undefined }) {
  const { complaint, returns } = page
  if (returns.some(({ state }) => state === 'asked')) return null
  if (complaint.kind === 'return')
    return (
      <>
        <p>{copy.lead}</p>
        {complaint.until && <p className="small muted">{copy.until(longDay(complaint.until))}</p>}
        <ComplaintForm page={page} typed={typed} />
      </>
    )
  return <Note>{complaint.kind === 'over' ? copy.over(shortDay(complaint.until)) : copy.none}</Note>
}

export function ErrorBoundary() {
  return <OrdersFailure />
}
