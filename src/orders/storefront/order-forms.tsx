import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { customerOrderCopy, orderHistoryCopy as words } from '#orders/copy/order-history.ts'
import { isTestName } from '#orders/domain/order-number.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { Button } from '#ui/elements/button.tsx'
import { Menu, MenuAction } from '#ui/overlays/menu.tsx'
import type { OrderIntent, useReorder } from './use-reorder.ts'

interface OrderFormProps {
  as: ReturnType<typeof useReorder>['Form']
  id: string
  intent: OrderIntent
  order: CustomerOrder
  children?: ReactNode
}

const isTest = (order: CustomerOrder) => isTestName(order.orderNumber)

const canReorder = (order: CustomerOrder) => !isTest(order) && !buysVoucher(order)

function OrderForm({ as: Form, id, intent, order, children }: OrderFormProps) {
  if (isTest(order)) return null
  return (
    <Form id={id} method="post" action={pathTo('orders')}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="orderId" value={order.id} />
      {children}
    </Form>
  )
}

const reorderFormId = (order: CustomerOrder) => `pedir-novamente-${order.id}`

interface ReorderProps {
  order: CustomerOrder
  reorder: ReturnType<typeof useReorder>
  isUnpaid: boolean
}

export function CancelForm({ order, reorder, isUnpaid }: ReorderProps) {
  return isUnpaid && <OrderForm as={reorder.Form} id={`cancelar-${order.id}`} intent="cancel" order={order} />
}

export function ReorderForm({ order, reorder, isUnpaid }: ReorderProps) {
  if (!canReorder(order)) return null
  return (
    <OrderForm as={reorder.Form} id={reorderFormId(order)} intent="reorder" order={order}>
      {!isUnpaid && (
        <Button
          type="submit"
          variant="ghost"
          block
          icon="repeat"
          busy={reorder.state !== 'idle'}
          busyLabel={words.againBusy}
        >
          {words.again}
        </Button>
      )}
    </OrderForm>
  )
}

export function OrderMenu({ order, isUnpaid }: Omit<ReorderProps, 'reorder'>) {
  if (isTest(order) || !(isUnpaid || canReorder(order))) return null
  return (
    <Menu label={customerOrderCopy.actions(order.orderNumber)}>
      {isUnpaid && (
        <MenuAction icon="close" type="submit" form={`cancelar-${order.id}`}>
          {words.cancel}
        </MenuAction>
      )}
      {canReorder(order) && (
        <MenuAction icon="repeat" type="submit" form={reorderFormId(order)}>
          {words.again}
        </MenuAction>
      )}
    </Menu>
  )
}
