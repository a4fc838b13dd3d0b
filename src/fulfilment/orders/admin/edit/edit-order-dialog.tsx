import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { editOrderCopy as copy, orderAuditWords } from '#fulfilment/orders/copy/admin-order-details.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { VersionConflict } from '#ui/admin/version-conflict.tsx'
import { uiCopy } from '#ui/copy/ui.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'

const FORM_ID = 'order-edit'

interface EditOrderDialogProps {
  order: Pick<AdminOrder, 'id' | 'orderNumber' | 'deliveryWay' | 'trackingNumber' | 'notes' | 'editVersion'>
  onClose: () => void
}

export function EditOrderDialog({ order, onClose }: EditOrderDialogProps) {
  const fetcher = useFetcher<OrderAnswer>()
  const [version] = useState(order.editVersion)
  useToastAnswer(fetcher.data, ({ ok }) => ok && onClose(), orderToasts.orderFailed)
  return (
    <Dialog open onClose={onClose} title={copy.title(order.orderNumber)}>
      <fetcher.Form id={FORM_ID} method="post" action={pathTo('adminOrder', { id: order.id })}>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="version" value={version} />
        <DialogBody className="stack">
          {fetcher.data?.conflict && (
            <VersionConflict
              conflict={fetcher.data.conflict}
              copy={copy.conflict}
              actions={orderAuditWords.actions}
              fieldWords={orderAuditWords}
              address={pathTo('adminOrder', { id: order.id }, { view: 'edit' })}
              form={FORM_ID}
            />
          )}
          {order.deliveryWay !== 'pickup' && (
            <TextField
              label={copy.tracking}
              hint={copy.trackingHint}
              name="trackingNumber"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={order.trackingNumber ?? ''}
            />
          )}
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
