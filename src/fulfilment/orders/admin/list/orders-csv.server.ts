import { soldIn } from '#catalogue/kits/copy/kits.ts'
import { groupOfWay, type WayGroup } from '#delivery/calendar/domain/delivery-way-groups.ts'
import { ordersFileColumns, saleKinds, wayGroupLabels } from '#fulfilment/orders/copy/admin-orders.ts'
import type { ExportedOrder } from '#fulfilment/orders/use-cases/export-orders.ts'
import {
  paymentMethodLabels,
  paymentProviderLabels,
  paymentStatusLabels,
  statusLabel,
} from '#orders/copy/orders.ts'
import { maskCpf } from '#orders/domain/cpf.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { CSV_BYTE_ORDER_MARK, csvRow } from '#platform/domain/csv.ts'
import { type Centavos, decimalFromCentavos } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'

type Column = keyof typeof ordersFileColumns

const cells: Readonly<Record<Column, (order: ExportedOrder) => string>> = {
  orderNumber: (order) => order.orderNumber,
  createdAt: (order) => formatDateTime(order.createdAt),
  status: (order) => statusLabel(order.status, order.deliveryWay),
  paymentStatus: (order) => paymentStatusLabels.admin[order.paymentStatus],
  paidAt: (order) => formatInstant(order.paidAt),
  refundedAt: (order) => formatInstant(order.refundedAt),
  customerName: (order) => order.customerName,
  customerEmail: (order) => order.customerEmail,
  customerCpf: (order) => (order.customerCpf ? maskCpf(order.customerCpf) : ''),
  city: (order) => order.shippingAddress.city ?? '',
  state: (order) => order.shippingAddress.state ?? '',
  postalCode: (order) => order.shippingAddress.postal_code ?? '',
  items: (order) => order.items.map(itemText).join(', '),
  subtotal: (order) => amount(order.subtotalAmount),
  shipping: (order) => amount(order.shippingAmount),
  waived: (order) => amount(order.shippingWaivedAmount),
  actualCost: (order) => (order.shippingActualCost === null ? '' : amount(order.shippingActualCost)),
  gift: (order) => amount(order.giftAmount),
  coupon: (order) => order.couponLabel ?? '',
  couponDiscount: (order) => amount(order.couponDiscountAmount),
  pixDiscount: (order) => amount(order.pixDiscountAmount),
  voucher: (order) => amount(order.voucherAmount),
  total: (order) => amount(order.totalAmount),
  refunded: (order) => amount(order.refundedAmount),
  kept: (order) => amount(isPaid(order) ? order.totalAmount - order.refundedAmount : 0),
  method: (order) => waysOfPayment(order).join(' + '),
  provider: (order) => paymentProviderLabels[order.paymentProvider],
  reference: (order) => order.paymentReference ?? '',
  voucherRefunded: (order) => amount(order.voucherRefundedAmount),
  revenue: (order) => amount(calculateRevenue(order)),
  sale: (order) => saleKinds[buysVoucher(order) ? 'voucher' : 'candles'],
  way: (order) => wayLabel(groupOfWay(order.deliveryWay)),
}

const wayLabel = (way: WayGroup | null) => (way ? wayGroupLabels[way] : '')

const waysOfPayment = ({ paymentMethod, voucherAmount }: ExportedOrder): string[] => [
  paymentMethodLabels[paymentMethod],
  ...(voucherAmount > 0 && paymentMethod !== 'voucher' ? [paymentMethodLabels.voucher] : []),
]

/** A voucher counts as revenue when it is spent, not when it is bought. */
function calculateRevenue(order: ExportedOrder): Centavos {
  if (order.soldOn === null || !isPaid(order)) return 0
  const { totalAmount, refundedAmount, voucherAmount, voucherRefundedAmount } = order
  return totalAmount - refundedAmount + voucherAmount - voucherRefundedAmount
}

const isPaid = ({ paymentStatus }: ExportedOrder) => paymentStatus === 'paid'

const columns = Object.keys(ordersFileColumns) as Column[]

/** Cells are escaped against formula injection. */
export async function* ordersCsv(parts: AsyncIterable<ExportedOrder[]>): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvRow(columns.map((column) => ordersFileColumns[column]))
  for await (const part of parts)
    yield part.map((order) => csvRow(columns.map((column) => cells[column](order)))).join('')
}

/** Formats as '1234,50', which Brazilian spreadsheets read as a number. */
const amount = (centavos: Centavos) => decimalFromCentavos(centavos).replace('.', ',')

const formatInstant = (instant: Date | null) => (instant ? formatDateTime(instant) : '')

function itemText({ quantity, name, variantName, sku, kit }: ExportedOrder['items'][number]): string {
  const description = [variantName, sku, soldIn(kit)].filter(Boolean).join(', ')
  return `${quantity}× ${name}${description ? ` (${description})` : ''}`
}
