import { lazy, type ReactNode, Suspense } from 'react'
import { type OrderLinkEnd, orderLinkCopy as words } from '#checkout/purchase/copy/order-link.ts'
import { LatePix } from '#checkout/purchase/storefront/pix/use-pix-status.ts'
import { describeArrival } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { customerOrderCopy } from '#orders/copy/order-history.ts'
import { orderPageCopy } from '#orders/copy/order-page.ts'
import { candlesIn } from '#orders/domain/cart-line.ts'
import { MovedNotice } from '#orders/storefront/moved-notice.tsx'
import { OrderBadge, PaymentBadge } from '#orders/storefront/order-badges.tsx'
import { OrderDisclosure } from '#orders/storefront/order-disclosure.tsx'
import { OrderLines } from '#orders/storefront/order-lines.tsx'
import { OrderPicture } from '#orders/storefront/order-picture.tsx'
import { OrderProgress } from '#orders/storefront/order-progress.tsx'
import { OrderSums } from '#orders/storefront/order-sums.tsx'
import { PickupCode } from '#orders/storefront/pickup-code.tsx'
import type { LinkedOrder } from '#orders/use-cases/link/load-linked-order.ts'
import { boughtVoucherCopy } from '#orders/vouchers/copy/voucher.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import type { BoughtVoucherPanelProps } from '#orders/vouchers/storefront/bought-voucher.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { useAuthPath } from '#ui/browser/auth-path.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { PayByLink, type PayByLinkProps } from './pay-by-link.tsx'
import { ShopContact, useWayToShop } from './shop-contact.tsx'

const BoughtVoucherPanel = lazy(() =>
  loadPatiently(() => import('#orders/vouchers/storefront/bought-voucher.tsx')),
)

interface LinkedOrderPageProps extends PayByLinkProps {
  linkKey: string
  /** Null while the order can be paid, and after it is paid. */
  end: OrderLinkEnd | null
  voucher: Omit<BoughtVoucherPanelProps, 'changed'> | null
  changed?: BoughtVoucherPanelProps['changed']
}

export function LinkedOrderPage(page: LinkedOrderPageProps) {
  const { order, linkKey, end, checkout, isUnopened, choice, voucher, changed } = page
  const isReachable = useWayToShop() !== null
  const isPaid = order.paymentStatus === 'paid' && end === null
  if (isPaid && voucher)
    return (
      <PaidVoucher order={order}>
        <Suspense>
          <BoughtVoucherPanel {...voucher} changed={changed} />
        </Suspense>
      </PaidVoucher>
    )
  if (isPaid) return <PaidOrder order={order} />
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <div className="page-head">
          {buysVoucher(order) && !end ? (
            <h1>{boughtVoucherCopy.waiting}</h1>
          ) : (
            <Head order={order} end={end} />
          )}
        </div>
        {(end === 'pix' || end === 'own-key') && <LatePix order={{ ...order, sessionId: '', linkKey }} />}
        <div className="pay-order split page-end">
          {!end && <PayByLink order={order} checkout={checkout} isUnopened={isUnopened} choice={choice} />}
          {end && isReachable && (
            <section>
              <ShopContact orderNumber={order.orderNumber} />
            </section>
          )}
          <section className="pay-order__what grid" aria-labelledby="compra">
            <h2 id="compra">
              <Unbroken>{customerOrderCopy.number(order.orderNumber)}</Unbroken>
            </h2>
            <OrderLines items={order.items} />
            <OrderSums order={order} className="receipt__sums" />
            {!end && <Help isPaid={false} orderNumber={order.orderNumber} />}
          </section>
        </div>
      </div>
    </main>
  )
}

function PaidVoucher({ order, children }: { order: LinkedOrder; children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <div className="page-head no-print">
          <h1>{boughtVoucherCopy.title}</h1>
        </div>
        <div className="pay-order split page-end">
          {children}
          <section className="pay-order__what grid no-print" aria-labelledby="compra">
            <h2 id="compra">
              <Unbroken>{customerOrderCopy.number(order.orderNumber)}</Unbroken>
            </h2>
            <OrderLines items={order.items} />
            <OrderSums order={order} className="receipt__sums" />
            <Help isPaid orderNumber={order.orderNumber} />
          </section>
        </div>
      </div>
    </main>
  )
}

function PaidOrder({ order }: { order: LinkedOrder }) {
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap page-end">
        <article className="order-page grid g5 order-page--alone">
          <header>
            <Head order={order} end={null} />
          </header>
          {order.pickupCode && order.status !== 'delivered' && <PickupCode code={order.pickupCode} />}
          <OrderPicture items={order.items} />
          <div className="order-page__rest grid g5">
            <p className="order-page__no fs-small cluster muted">
              <span>
                <Unbroken>{customerOrderCopy.number(order.orderNumber)}</Unbroken>
              </span>
              <OrderBadge status={order.status} way={order.deliveryWay} />
              <PaymentBadge status={order.paymentStatus} audience="customer" />
            </p>
            <OrderProgress order={order} arrival={describeArrival(order)} isWarm />
            {order.pickupAt && <p>{pickupCopy.fetchAt(order.pickupAt)}</p>}
            <div className="accordion">
              <OrderDisclosure
                title={orderPageCopy.candles(candlesIn(order.items))}
                answer={formatBrl(order.totalAmount)}
              >
                <OrderLines items={order.items} />
                <OrderSums order={order} />
              </OrderDisclosure>
            </div>
            <Help isPaid orderNumber={order.orderNumber} />
          </div>
        </article>
      </div>
    </main>
  )
}

function Head({ order, end }: Pick<LinkedOrderPageProps, 'order' | 'end'>) {
  if (end)
    return (
      <>
        <h1>{words.over[end].title}</h1>
        <p className="lead mt3">{words.over[end].text}</p>
      </>
    )
  const isPaid = order.paymentStatus === 'paid'
  return (
    <>
      <p className="cluster muted" role="status">
        {isPaid && <Icon name="check-circle" size="s" />}
        {isPaid ? words.paid.mark : words.waiting}
      </p>
      <h1>
        {order.status === 'delivered' ? words.delivered : words.arrival(order, order.pickupAt !== null)}
      </h1>
      {isPaid && <p className="lead mt3">{words.paid.text}</p>}
      <MovedNotice order={order} />
    </>
  )
}

function Help({ isPaid, orderNumber }: { isPaid: boolean; orderNumber: string }) {
  const wayIn = useAuthPath()
  const isGuest = useRootData()?.visitor.kind === 'guest'
  const isReachable = useWayToShop() !== null
  return (
    <div className="stack">
      {(isReachable || !isPaid) && (
        <p className="small muted">
          {isReachable && words.contact.wrong} {!isPaid && words.noAccount}
        </p>
      )}
      {isReachable && (
        <p>
          <ShopContact orderNumber={orderNumber} />
        </p>
      )}
      {isPaid && isGuest && (
        <>
          <p className="small muted">{words.account.text}</p>
          <p>
            <LinkButton to={wayIn} variant="ghost" small>
              {words.account.action}
            </LinkButton>
          </p>
        </>
      )}
    </div>
  )
}
