import { pathTo } from '#addresses.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { editOrderCopy as copy, orderAuditWords } from '#fulfilment/orders/copy/admin-order-details.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { AdminDialogForm } from '#ui/admin/admin-dialog-form.tsx'
import { VersionConflict } from '#ui/admin/version-conflict.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const FORM_ID = 'order-edit'

interface EditOrderDialogProps {
  order: Pick<AdminOrder, 'id' | 'orderNumber' | 'deliveryWay' | 'trackingNumber' | 'notes' | 'editVersion'>
  onClose: () => void
}

export function EditOrderDialog({ order, onClose }: EditOrderDialogProps) {
  return (
    <AdminDialogForm<OrderAnswer>
      id={FORM_ID}
      title={copy.title(order.orderNumber)}
      action={pathTo('adminOrder', { id: order.id })}
      intent="edit"
      hidden={{ version: order.editVersion }}
      failed={orderToasts.orderFailed}
      press={copy.save}
      saving={copy.saving}
      onClose={onClose}
    >
      {({ answer }) => (
        <>
          {answer?.conflict && (
            <VersionConflict
              conflict={answer.conflict}
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
        </>
      )}
    </AdminDialogForm>
  )
}
