import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminProducts: {
    module: 'catalogue/products/admin/list/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductNew: {
    module: 'catalogue/products/admin/form/form-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductsCsv: {
    module: 'catalogue/products/admin/list/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminProductsImport: {
    module: 'catalogue/products/admin/import/import-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductPrices: {
    module: 'catalogue/products/admin/prices/prices-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProduct: {
    module: 'catalogue/products/admin/form/form-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminStock: { module: 'catalogue/products/admin/stock/route.tsx', frame: 'admin', access: 'helper' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminProducts', group: 'candles', place: 1, icon: 'candle', label: 'Produtos' },
  { page: 'adminStock', group: 'candles', place: 2, icon: 'list', label: 'Estoque' },
]
