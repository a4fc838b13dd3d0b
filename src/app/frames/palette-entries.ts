import { pathTo } from '#addresses.ts'
import { NEW_POST } from '#content/blog/admin/new-post.ts'
import { paletteCopy as copy } from '#office/search/admin-copy.ts'
import type { SearchResults } from '#office/search/search-back-office.ts'
import { statusLabel } from '#orders/copy/orders.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { AdminIconName } from '#ui/elements/admin-icon.tsx'
import { adminEntries } from './admin-entries.ts'

export interface PaletteEntry {
  key: string
  to: string
  label: string
  detail?: string
  icon: AdminIconName
  image?: ImageInfo | null
  amount?: string
}

interface KnownEntry extends PaletteEntry {
  words?: string
}

export interface PaletteGroup {
  name: string
  entries: readonly PaletteEntry[]
}

export type FoundOverWire = Omit<SearchResults, 'orders'> & {
  orders: (Omit<SearchResults['orders'][number], 'createdAt'> & { createdAt: string })[]
}

export const nothingFound: FoundOverWire = { orders: [], products: [], customers: [] }

const batchAddress = (product?: string) => `${pathTo('adminBatches', {}, { product })}#new-batch`

const actions: readonly KnownEntry[] = [
  { key: 'new-order', to: pathTo('adminOrderNew'), icon: 'plus', ...copy.actions.newOrder },
  { key: 'send', to: pathTo('adminToday'), icon: 'motorbike', ...copy.actions.send },
  { key: 'batch', to: batchAddress(), icon: 'drop', ...copy.actions.batch },
  { key: 'count', to: pathTo('adminStock'), icon: 'list', ...copy.actions.count },
  { key: 'close', to: pathTo('adminCalendarClose'), icon: 'calendar', ...copy.actions.close },
  { key: 'new-product', to: pathTo('adminProductNew'), icon: 'plus', ...copy.actions.newProduct },
  { key: 'new-post', to: pathTo('adminBlogPost', { id: NEW_POST }), icon: 'plus', ...copy.actions.newPost },
]

const pages: readonly KnownEntry[] = adminEntries.map(({ to, label, word, icon }) => ({
  key: to,
  to,
  label: word ?? label,
  detail: word && label,
  words: label,
  icon,
}))

export function paletteGroups(text: string, results: FoundOverWire): PaletteGroup[] {
  const searchText = foldText(text.trim())
  const matchesSearch = ({ label, words = '' }: KnownEntry) =>
    foldText(`${label} ${words}`).includes(searchText)
  const groups: PaletteGroup[] = [
    { name: copy.groups.orders, entries: results.orders.map(orderEntry) },
    { name: copy.groups.products, entries: results.products.map(productEntry) },
    { name: copy.groups.customers, entries: results.customers.map(customerEntry) },
    { name: copy.groups.actions, entries: [...actions.filter(matchesSearch), ...actionsWith(results)] },
    { name: copy.groups.pages, entries: pages.filter(matchesSearch) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

function actionsWith({ orders: [order], products: [product] }: FoundOverWire): PaletteEntry[] {
  const entries: PaletteEntry[] = []
  if (order?.paymentStatus === 'paid' && isBeforeShipping(order.status))
    entries.push({
      key: `send-${order.id}`,
      to: pathTo('adminDispatch', {}, { ids: order.id }),
      label: copy.sendOrder(order.orderNumber),
      detail: order.customerName,
      icon: 'motorbike',
    })
  if (product)
    entries.push({
      key: `batch-${product.id}`,
      to: batchAddress(product.id),
      label: copy.batchProduct(product.name),
      icon: 'drop',
    })
  return entries
}

function orderEntry(order: FoundOverWire['orders'][number]): PaletteEntry {
  return {
    key: order.id,
    to: pathTo('adminOrder', { id: order.id }),
    label: order.orderNumber,
    detail: `${order.customerName}, ${formatDate(new Date(order.createdAt))}, ${statusLabel(order.status, order.deliveryWay)}`,
    icon: 'box',
    amount: formatBrl(leftToRefund(order)),
  }
}

function productEntry({ id, name, active, price, cover }: FoundOverWire['products'][number]): PaletteEntry {
  return {
    key: id,
    to: pathTo('adminProduct', { id }),
    label: name,
    detail: active ? undefined : copy.inactive,
    icon: 'candle',
    image: cover,
    amount: formatBrl(price),
  }
}

function customerEntry({ id, name, email }: FoundOverWire['customers'][number]): PaletteEntry {
  return {
    key: id,
    to: pathTo('adminCustomer', { id }),
    label: name || email || '',
    detail: name && email ? email : undefined,
    icon: 'user',
  }
}
