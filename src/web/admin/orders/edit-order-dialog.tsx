import { useFetcher } from 'react-router'
import { editOrderCopy as copy, orderToasts } from '#copy/admin-order-details.ts'
import { uiCopy } from '#copy/ui.ts'
import type { AdminOrder } from '#shop/orders/load-order-for-admin.ts'
import { useToastAnswer } from '#web/cart/use-toast-answer.ts'
import { pathTo } from '#web/route-table.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AdminAnswer } from '../answers.server.ts'

interface EditOrderDialogProps {
  order: Pick<AdminOrder, 'id' | 'orderNumber' | 'trackingNumber' | 'notes'>
  onClose: () => void
}

export function EditOrderDialog({ order, onClose }: EditOrderDialogProps) {
  const fetcher = useFetcher<AdminAnswer>()
  useToastAnswer(fetcher.data, ({ ok }) => ok && onClose(), orderToasts.orderFailed)
  return (
    <Dialog open onClose={onClose} title={copy.title(order.orderNumber)}>
      <fetcher.Form method="post" action={pathTo('adminOrder', { id: order.id })}>
        <input type="hidden" name="intent" value="edit" />
        <DialogBody className="stack">
          <TextField
            label={copy.tracking}
            hint={copy.trackingHint}
            name="trackingNumber"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={order.trackingNumber ?? ''}
          />
          <TextAreaField
            label={copy.notes}
            hint={copy.notesHint}
            name="notes"
            maxLength={5000}
            rows={5}
            defaultValue={order.notes ?? ''}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.saving}>
            {copy.save}
          </Button>
        </DialogFoot>
      </fetcher.Form>
    </Dialog>
  )
}
