import { pathTo } from '#addresses.ts'
import { paletteCopy } from '#copy/admin/palette.ts'
import { statusLabel } from '#copy/orders/orders.ts'
import { foldText } from '#domain/address/fold-text.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import type { SearchResults } from '#shop/admin/search/search-back-office.ts'
import { adminEntries } from '#web/admin/admin-entries.ts'
import { NEW_POST } from '#web/admin/blog/new-post.ts'
import type { AdminIconName } from '#web/kit/elements/admin-icon.tsx'

export interface PaletteEntry {
  key: string
  to: string
  label: string
  detail?: string
  icon: AdminIconName
}

export interface PaletteGroup {
  name: string
  entries: readonly PaletteEntry[]
}

/** Dates have become text on their way through JSON. */
export type FoundOverWire = Omit<SearchResults, 'orders'> & {
  orders: (Omit<SearchResults['orders'][number], 'createdAt'> & { createdAt: string })[]
}

export const nothingFound: FoundOverWire = { orders: [], products: [], customers: [] }

const pages: readonly PaletteEntry[] = [
  ...adminEntries.map(({ to, label, icon }) => ({ key: to, to, label, icon })),
  {
    key: 'new-product',
    to: pathTo('adminProductNew'),
    label: paletteCopy.newProduct,
    icon: 'plus',
  },
  {
    key: 'new-post',
    to: pathTo('adminBlogPost', { id: NEW_POST }),
    label: paletteCopy.newPost,
    icon: 'plus',
  },
]

/** What the palette lists: pages at once, the rest when the server has answered. Groups without an entry are left out. */
export function paletteGroups(text: string, found: FoundOverWire): PaletteGroup[] {
  const wanted = foldText(text.trim())
  const groups: PaletteGroup[] = [
    { name: paletteCopy.groups.orders, entries: found.orders.map(orderEntry) },
    { name: paletteCopy.groups.products, entries: found.products.map(productEntry) },
    { name: paletteCopy.groups.customers, entries: found.customers.map(customerEntry) },
    {
      name: paletteCopy.groups.pages,
      entries: pages.filter(({ label }) => foldText(label).includes(wanted)),
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

function orderEntry(order: FoundOverWire['orders'][number]): PaletteEntry {
  return {
    key: order.id,
    to: pathTo('adminOrder', { id: order.id }),
    label: order.orderNumber,
    detail: `${order.customerName}, ${formatDate(new Date(order.createdAt))}, ${statusLabel(order.status, order.deliveryWay)}`,
    icon: 'box',
  }
}

function productEntry({ id, name, active }: FoundOverWire['products'][number]): PaletteEntry {
  const detail = active ? undefined : paletteCopy.inactive
  return { key: id, to: pathTo('adminProduct', { id }), label: name, detail, icon: 'candle' }
}

/** A customer leads to her orders, found by the address that names her alone. */
function customerEntry({ id, name, email }: FoundOverWire['customers'][number]): PaletteEntry {
  const search = email ?? name ?? ''
  return {
    key: id,
    to: pathTo('adminOrders', {}, { search }),
    label: name || search,
    detail: email && name ? `${email}, ${paletteCopy.customerOrders}` : paletteCopy.customerOrders,
    icon: 'user',
  }
}
