import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { LoadedOrder } from './load-order-page.server.ts'
import { OrderHead } from './order-head.tsx'
import { OrderParts } from './order-parts.tsx'

interface OrderDialogProps extends Pick<LoadedOrder, 'order' | 'changes' | 'findings' | 'now'> {
  onClose: () => void
  children?: ReactNode
}

export function OrderDialog({ onClose, ...loaded }: OrderDialogProps) {
  const { order } = loaded
  return (
    <Dialog open size="wide" className="order-dialog" onClose={onClose} title={copy.title(order.orderNumber)}>
      <DialogBody>
        <div tabIndex={-1} data-autofocus>
          <OrderHead order={order} />
        </div>
        <OrderParts {...loaded} isDialog />
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" className="order-dialog__close" onClick={onClose}>
          {copy.close}
        </Button>
        <LinkButton to={pathTo('adminOrder', { id: order.id })}>{copy.open}</LinkButton>
      </DialogFoot>
    </Dialog>
  )
}

export function MissingOrderDialog({ onClose }: { onClose: () => void }) {
  const { title, text } = copy.notFound
  return (
    <Dialog open size="s" onClose={onClose} title={title}>
      <DialogBody>
        <p>{text}</p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose} data-autofocus>
          {copy.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
