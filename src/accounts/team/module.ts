import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  staffInvitation: { module: 'accounts/team/storefront/route.tsx', frame: 'none', access: 'public' },
  adminTeam: { module: 'accounts/team/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminTeam', group: 'shop', place: 8, icon: 'users', label: 'Equipe' },
]
