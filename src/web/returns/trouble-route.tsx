import { data } from 'react-router'
import { longDay, shortDay } from '#copy/delivery/calendar.ts'
import { troubleCopy as copy } from '#copy/orders/returns.ts'
import { loadReturns, type ReturnsOfOrder } from '#shop/returns/load-returns.ts'
import { Note } from '#web/kit/feedback/note.tsx'
import { OrderNotFound, orderPageMeta } from '#web/orders/order-not-found.tsx'
import { OrdersFailure } from '#web/orders/orders-failure.tsx'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/trouble-route.ts'
import { ReturnPage } from './return-page.tsx'
import { sendTrouble } from './trouble-action.server.ts'
import type { TypedTrouble } from './trouble-answer.ts'
import { TroubleForm } from './trouble-form.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const page = await loadReturns(shopOf(context), { userId, orderNumber: params.number })
  return data({ page }, { status: page ? 200 : 404 })
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  sendTrouble(request, context, params.number)

export function meta({ loaderData }: Route.MetaArgs) {
  return orderPageMeta(copy.title, loaderData?.page)
}

/** A candle arrived broken, or is not the one that she bought. */
export default function Trouble({ loaderData: { page }, actionData }: Route.ComponentProps) {
  if (!page) return <OrderNotFound />
  const refusal = actionData && !actionData.ok ? actionData.toast : null
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined
  return (
    <ReturnPage title={copy.title} page={page} refusal={refusal}>
      <Offer page={page} typed={typed} />
    </ReturnPage>
  )
}

function Offer({ page, typed }: { page: ReturnsOfOrder; typed: TypedTrouble | undefined }) {
  const { trouble, returns } = page
  if (returns.some(({ state }) => state === 'asked')) return null
  if (trouble.kind === 'return')
    return (
      <>
        <p>{copy.lead}</p>
        {trouble.until && <p className="small muted">{copy.until(longDay(trouble.until))}</p>}
        <TroubleForm page={page} typed={typed} />
      </>
    )
  return <Note>{trouble.kind === 'over' ? copy.over(shortDay(trouble.until)) : copy.none}</Note>
}

export function ErrorBoundary() {
  return <OrdersFailure />
}
