import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminMaterials: { module: 'workshop/materials/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminRecipe: {
    module: 'workshop/materials/admin/recipe-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminMaterialFigures: {
    module: 'workshop/materials/admin/figures-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminMaterialsCsv: {
    module: 'workshop/materials/admin/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminMaterial: {
    module: 'workshop/materials/admin/material-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminMaterials', group: 'candles', place: 4, icon: 'glass', label: 'Materiais' },
]
