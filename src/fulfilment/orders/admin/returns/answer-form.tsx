import { pathTo } from '#addresses.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { adminReturnCopy as copy } from '#fulfilment/returns/copy.ts'
import { type AdminAnswer, AdminForm, type AdminFormProps } from '#ui/admin/admin-form.tsx'

interface AnswerFormProps {
  order: AdminOrder
  intent: string
  returnId: string
  label: string
  isQuiet?: boolean
  children?: AdminFormProps<AdminAnswer, object>['children']
}

export function AnswerForm({ order, intent, returnId, label, isQuiet, children }: AnswerFormProps) {
  return (
    <AdminForm
      action={pathTo('adminOrder', { id: order.id })}
      intent={intent}
      hidden={{ returnId }}
      failed={copy.failed}
      about={order.orderNumber}
      press={label}
      saving={copy.busy}
      look={{ variant: isQuiet ? 'ghost' : undefined, small: true }}
    >
      {children}
    </AdminForm>
  )
}
