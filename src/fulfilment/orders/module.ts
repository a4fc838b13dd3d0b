import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminOrders: { module: 'fulfilment/orders/admin/list/route.tsx', frame: 'admin', access: 'administrator' },
  adminOrdersCsv: {
    module: 'fulfilment/orders/admin/list/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminOrderNew: { module: 'fulfilment/orders/admin/new/route.tsx', frame: 'admin', access: 'administrator' },
  adminPackingSlips: {
    module: 'fulfilment/orders/admin/slips/packing-slips-route.tsx',
    frame: 'none',
    access: 'helper',
  },
  adminOrderLink: {
    module: 'fulfilment/orders/admin/link/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminInvoiceXml: {
    module: 'fulfilment/orders/admin/order/invoice-xml-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminComplaintPhoto: {
    module: 'fulfilment/orders/admin/order/photo-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminPackingSlip: {
    module: 'fulfilment/orders/admin/slips/packing-slip-route.tsx',
    frame: 'none',
    access: 'helper',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminOrders', group: 'orders', place: 1, icon: 'box', label: 'Pedidos' },
]
