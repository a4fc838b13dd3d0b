import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { adminTestOrderCopy as words } from '#checkout/test-orders/admin-copy.ts'
import { loadTestOrder } from '#checkout/test-orders/test-order.ts'
import { changeTestOrder } from '#checkout/test-orders/test-order-action.server.ts'
import { openingCopy } from '#office/opening/admin-copy.ts'
import { loadOpening } from '#office/opening/use-cases/load-opening.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { customerOf, shopOf, visitorCountsContext } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/test-orders-route'
import { StepDots } from './step-dots.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

interface StepProps {
  title: string
  hint: string
  isDone: boolean
  children?: ReactNode
}

const shared = { action: pathTo('adminTestOrder'), failed: { title: words.failed } }
const quiet = { ...shared, look: { variant: 'ghost' } } as const

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: openingCopy.title, to: pathTo('adminOpening') }, { label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, email, isTesting } = customerOf(context)
  const { cartCount } = context.get(visitorCountsContext)
  const shop = shopOf(context)
  const [order, { opening, steps }] = await Promise.all([loadTestOrder(shop, { userId }), loadOpening(shop)])
  const doneSteps = steps.filter(({ isDone }) => isDone).map(({ name }) => name)
  return {
    order,
    email,
    isTesting,
    hasCart: isTesting && cartCount > 0,
    isOpen: opening.isShopOpen,
    done: doneSteps,
  }
}

export const action = changeTestOrder

export default function TestOrderPage({ loaderData }: Route.ComponentProps) {
  const { order, email, isTesting, hasCart, isOpen, done } = loaderData
  const { cart, day, pay, mail } = words.steps
  const isPaid = order?.isPaid ?? false
  return (
    <div className="grid opening-step">
      {!isOpen && <StepDots current="test" doneSteps={done} />}
      <AdminPage title={words.title} lead={words.lead}>
        <section className="panel test-order grid g5" aria-label={words.title}>
          <ol className="test-order__steps list">
            <Step {...cart} isDone={order !== null || hasCart} />
            <Step {...day} isDone={order !== null}>
              {hasCart && (
                <LinkButton to={pathTo('cart')} small variant="ghost">
                  {words.toCart}
                </LinkButton>
              )}
            </Step>
            <Step {...pay} isDone={isPaid}>
              {order && (
                <LinkButton to={pathTo('payOrder', { number: order.orderNumber })} small>
                  {words.pay}
                </LinkButton>
              )}
            </Step>
            <Step title={mail.title} hint={mail.hint(email)} isDone={false}>
              {isPaid && <Badge tone="amber">{words.sent}</Badge>}
            </Step>
          </ol>
          <Note>{order ? words.noteUntil(formatDateTime(order.endsAt)) : words.note}</Note>
          <div className="cluster">
            {isTesting && !isPaid && <LinkButton to={pathTo('products')}>{words.goOn}</LinkButton>}
            {order?.isPaid && (
              <LinkButton to={pathTo('order', { number: order.orderNumber })}>
                {words.open(order.orderNumber)}
              </LinkButton>
            )}
            {(!isTesting || isPaid) && (
              <AdminForm
                {...shared}
                intent="begin"
                press={order ? words.again : words.begin}
                saving={words.beginning}
                look={{ variant: isPaid ? 'ghost' : 'cocoa' }}
              />
            )}
            {order && <AdminForm {...quiet} intent="remove" press={words.remove} saving={words.removing} />}
            {isTesting && <AdminForm {...quiet} intent="leave" press={words.leave} saving={words.leaving} />}
          </div>
        </section>
        {!isOpen && (
          <div className="steps__foot mt4">
            <LinkButton to={pathTo('adminOpening')} variant="ghost">
              {isPaid || done.includes('test') ? words.tested : openingCopy.later}
            </LinkButton>
          </div>
        )}
      </AdminPage>
    </div>
  )
}

function Step({ title, hint, isDone, children }: StepProps) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      {isDone ? <Badge tone="sage">{words.done}</Badge> : children || <small>{words.later}</small>}
    </li>
  )
}
