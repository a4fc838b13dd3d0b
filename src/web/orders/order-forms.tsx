import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { customerOrderCopy, orderHistoryCopy as words } from '#copy/orders/order-history.ts'
import { isTestName } from '#domain/orders/order-number.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { Menu, MenuAction } from '#web/kit/overlays/menu.tsx'
import type { OrderIntent, useReorder } from './use-reorder.ts'

interface OrderFormProps {
  as: ReturnType<typeof useReorder>['Form']
  id: string
  intent: OrderIntent
  order: CustomerOrder
  children?: ReactNode
}

/** A test is looked at only. */
const isTest = (order: CustomerOrder) => isTestName(order.orderNumber)

export function OrderForm({ as: Form, id, intent, order, children }: OrderFormProps) {
  if (isTest(order)) return null
  return (
    <Form id={id} method="post" action={pathTo('orders')}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="orderId" value={order.id} />
      {children}
    </Form>
  )
}

/** Its entries press the buttons of the card's forms. */
export function OrderMenu({
  order,
  formId,
  isUnpaid,
}: {
  order: CustomerOrder
  formId: string
  isUnpaid: boolean
}) {
  if (isTest(order)) return null
  return (
    <Menu label={customerOrderCopy.actions(order.orderNumber)}>
      {isUnpaid && (
        <MenuAction icon="close" type="submit" form={`cancelar-${order.id}`}>
          {words.cancel}
        </MenuAction>
      )}
      {!order.isVoucher && (
        <MenuAction icon="repeat" type="submit" form={formId}>
          {words.again}
        </MenuAction>
      )}
    </Menu>
  )
}
