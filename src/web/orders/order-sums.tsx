import { customerOrderCopy as words } from '#copy/order-history.ts'
import { formatBrl } from '#domain/money.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { Sum } from '#web/kit/sum.tsx'

type Amounts = Pick<CustomerOrder, 'subtotalAmount' | 'shippingAmount' | 'totalAmount' | 'shippingProvider'>

/** 'Grátis' is only said when no freight was charged. */
export function OrderSums({ order, className }: { order: Amounts; className?: string }) {
  const { subtotalAmount, shippingAmount, totalAmount, shippingProvider } = order
  return (
    <dl className={`sum ${className ?? ''}`.trim()}>
      <Sum label={words.subtotal}>{formatBrl(subtotalAmount)}</Sum>
      <Sum label={shippingAmount > 0 && shippingProvider ? words.freightBy(shippingProvider) : words.freight}>
        {shippingAmount > 0 ? formatBrl(shippingAmount) : words.free}
      </Sum>
      <Sum label={words.total} className="total">
        {formatBrl(totalAmount)}
      </Sum>
    </dl>
  )
}
