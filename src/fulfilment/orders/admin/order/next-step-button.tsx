import { lazy, Suspense } from 'react'
import { pathTo } from '#addresses.ts'
import { StatusButton } from '#fulfilment/orders/admin/status/status-button.tsx'
import { writeReminder } from '#fulfilment/orders/admin/write-hello.ts'
import { nextStepCopy as copy } from '#fulfilment/orders/copy/admin-next-step.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { isToCollect, isToSend } from '#orders/returns/order-return.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { useOwnTexts } from '#ui/admin/use-own-texts.ts'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'

// Needed only for payments to the owner's own Pix key.
const ConfirmPix = lazy(() => import('./confirm-pix.tsx'))

export function NextStepButton({ order, now }: { order: AdminOrder; now: Date }) {
  const { id, nextStep } = order
  const view = (name: string) => pathTo('adminOrder', { id }, { view: name })
  switch (nextStep) {
    case 'pack':
      return <PackButton order={order} />
    case 'dispatch':
      // Carrier orders need a label first, which also sets the tracking code.
      if (order.deliveryWay === 'carrier')
        return (
          <LinkButton to={pathTo('adminPosting')} block>
            {copy.post}
          </LinkButton>
        )
      return <StepButton order={order} step={nextStep} />
    case 'make-ready':
    case 'deliver':
    case 'hand-over':
      return <StepButton order={order} step={nextStep} />
    case 'confirm-pix':
      return (
        <Suspense>
          <ConfirmPix order={order} />
        </Suspense>
      )
    case 'await-payment':
      return <Reminder order={order} now={now} />
    case 'await-batch':
      return <LinkButton to={pathTo('adminBatches')}>{copy.batches}</LinkButton>
    case 'refund':
      return order.offersRefund || order.recordsRefund ? (
        <LinkButton to={view('refund')} preventScrollReset>
          {copy.refund}
        </LinkButton>
      ) : null
    case 'refund-otherwise':
      return (
        <LinkButton to={view('refund-by-hand')} preventScrollReset>
          {copy.refund}
        </LinkButton>
      )
    case 'answer-return':
      return <ToReturn of={order.returns.find(({ state }) => state === 'asked')} label={copy.answer} />
    case 'send-replacement':
      return <ToReturn of={order.returns.find(isToSend)} label={copy.see} />
    case 'collect-return':
      return <ToReturn of={order.returns.find(isToCollect)} label={copy.see} />
    default:
      return null
  }
}

function ToReturn({ of, label }: { of: { id: string } | undefined; label: string }) {
  return (
    <a className="btn btn--block" href={`#return-${of?.id}`}>
      {label}
    </a>
  )
}

type StatusStep = 'dispatch' | 'make-ready' | 'deliver' | 'hand-over'

function StepButton({ order, step }: { order: AdminOrder; step: StatusStep }) {
  const isLeaving = step === 'dispatch' || step === 'make-ready'
  const label =
    step === 'dispatch'
      ? copy.steps.dispatch[order.deliveryWay === 'courier' ? 'courier' : 'other']
      : copy.steps[step]
  return (
    <StatusButton
      order={order}
      to={isLeaving ? 'shipped' : 'delivered'}
      label={label}
      fullLabel={copy.stepOf(label, order.orderNumber)}
      variant="cocoa"
    />
  )
}

export function PackButton({
  order,
  unpacks = false,
}: {
  order: Pick<AdminOrder, 'id' | 'orderNumber'>
  unpacks?: boolean
}) {
  return (
    <AdminForm
      action={pathTo('adminDispatch')}
      intent={unpacks ? 'unpack' : 'pack'}
      hidden={{ ids: order.id }}
      failed={copy.packFailed}
      press={unpacks ? copy.unpack : copy.pack}
      saving={copy.packing}
      look={
        unpacks
          ? { variant: 'ghost', block: true }
          : { block: true, icon: 'check', 'aria-label': copy.packOf(order.orderNumber) }
      }
    />
  )
}

function Reminder({ order, now }: { order: AdminOrder; now: Date }) {
  const own = useOwnTexts()
  const digits = phoneDigits(order.customerPhone)
  const [first = ''] = order.customerName.split(' ')
  const until = order.payUntil && formatDeadline(order.payUntil, now)
  if (digits)
    return (
      <a
        className="btn btn--block"
        href={whatsappLink(digits, writeReminder(own, first, order.orderNumber, until))}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="whatsapp" size="s" />
        {copy.remind}
      </a>
    )
  if (!order.customerEmail) return null
  return (
    <LinkButton to={pathTo('adminOrder', { id: order.id }, { view: 'mail' })} preventScrollReset>
      {copy.write}
    </LinkButton>
  )
}
