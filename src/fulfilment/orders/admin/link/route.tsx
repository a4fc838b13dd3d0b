import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminOrderLinkCopy as copy } from '#fulfilment/orders/copy/admin-order-link.ts'
import { adminOrdersCopy } from '#fulfilment/orders/copy/admin-orders.ts'
import { loadOrderLink, type SentOrderLink } from '#fulfilment/orders/use-cases/manual/load-order-link.ts'
import { PaymentBadge } from '#orders/storefront/order-badges.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: adminOrdersCopy.crumb, to: pathTo('adminOrders') }, { label: copy.crumb }],
  loadFailed: copy.loadFailed,
  follows: true,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.order === null ? copy.notFound.title : copy.crumb)
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const order = await loadOrderLink(shop, params.id)
  const isNew = new URL(request.url).searchParams.has('anotado')
  return data({ order, isNew, now: shop.clock.now() }, { status: order ? 200 : 404 })
}

export default function OrderLinkPage({ loaderData: { order, isNew, now } }: Route.ComponentProps) {
  if (!order)
    return (
      <EmptyState
        heading="h1"
        {...copy.notFound}
        action={<LinkButton to={pathTo('adminOrders')}>{adminOrdersCopy.crumb}</LinkButton>}
      />
    )
  const { orderNumber } = order
  return (
    <AdminPage title={isNew ? copy.made(orderNumber) : copy.title(orderNumber)}>
      <div className="order-link grid start">
        {waitsForPayment(order, now) && <SendPanel order={order} />}
        <div className="panels grid g5">
          <PaymentState order={order} now={now} />
          <NextLinks order={order} />
        </div>
      </div>
    </AdminPage>
  )
}

function SendPanel({ order }: { order: SentOrderLink }) {
  const message = copy.message(order, order.link)
  const phone = phoneDigits(order.customerPhone)
  return (
    <section className="panel grid order-link__send" aria-labelledby="order-link-send">
      <div className="panel__head cluster ends baseline">
        <h2 id="order-link-send">{copy.send.title(order.customerName)}</h2>
      </div>
      <p>{phone ? copy.send.lead : copy.send.noPhone}</p>
      {phone && (
        <a className="btn" href={whatsappLink(phone, message)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" size="s" />
          {copy.send.whatsapp}
        </a>
      )}
      <PixCode code={order.pixCode} phone={phone} />
      <blockquote className="order-link__message">{message}</blockquote>
      <p className="cluster">
        <CopyButton text={message} label={copy.send.copy} />
        <CopyButton text={order.link} label={copy.send.copyLink} />
      </p>
      <p className="hint">{copy.send.hint}</p>
    </section>
  )
}

/** The code is sent in a message of its own, so that the customer can copy it in one step. */
function PixCode({ code, phone }: { code: string | null; phone: string | null }) {
  if (!code) return null
  return (
    <>
      {phone ? (
        <a className="btn btn--ghost" href={whatsappLink(phone, code)} target="_blank" rel="noreferrer">
          {copy.send.pixCode}
        </a>
      ) : (
        <CopyButton text={code} label={copy.send.copyPixCode} />
      )}
      <p className="hint">{copy.send.pixCodeHint}</p>
    </>
  )
}

const waitsForPayment = ({ paymentStatus, payUntil }: SentOrderLink, now: Date) =>
  paymentStatus !== 'paid' && payUntil !== null && payUntil > now

function PaymentState({ order, now }: { order: SentOrderLink; now: Date }) {
  const isPaid = order.paymentStatus === 'paid'
  const isWaiting = waitsForPayment(order, now)
  const { title } = isPaid ? copy.paid : isWaiting ? copy.waiting : copy.over
  return (
    <section className="panel" aria-labelledby="order-link-state">
      <div className="panel__head cluster ends baseline">
        <h2 id="order-link-state">{title}</h2>
        <PaymentBadge status={order.paymentStatus} audience="admin" />
      </div>
      <p className="order-link__total num">{formatBrl(order.totalAmount)}</p>
      <p className="muted">{stateWords(order, { isPaid, isWaiting })}</p>
    </section>
  )
}

function stateWords(
  { payUntil, createdAt }: SentOrderLink,
  { isPaid, isWaiting }: { isPaid: boolean; isWaiting: boolean },
): string {
  if (isPaid) return copy.paid.text
  return isWaiting && payUntil ? copy.waiting.until(formatDeadline(payUntil, createdAt)) : copy.over.text
}

function NextLinks({ order }: { order: SentOrderLink }) {
  const { title, see, order: openOrder, another } = copy.next
  return (
    <section className="panel" aria-labelledby="order-link-next">
      <div className="panel__head cluster ends baseline">
        <h2 id="order-link-next">{title}</h2>
      </div>
      <ul className="grid g0 order-link__next">
        <li>
          <a href={order.link} target="_blank" rel="noreferrer">
            {see}
          </a>
        </li>
        <li>
          <Link to={pathTo('adminOrder', { id: order.id })}>{openOrder}</Link>
        </li>
        <li>
          <Link to={pathTo('adminOrderNew')}>{another}</Link>
        </li>
      </ul>
    </section>
  )
}
