import { menu as team } from '#accounts/team/module.ts'
import { pathTo } from '#addresses.ts'
import { menu as collections } from '#catalogue/collections/module.ts'
import { menu as feed } from '#catalogue/feed/module.ts'
import { menu as images } from '#catalogue/images/module.ts'
import { menu as products } from '#catalogue/products/module.ts'
import { menu as blog } from '#content/blog/module.ts'
import { menu as list } from '#customers/list/module.ts'
import { menu as carriers } from '#delivery/carriers/module.ts'
import { menu as freight } from '#delivery/freight/module.ts'
import { menu as calendar } from '#fulfilment/calendar/module.ts'
import { menu as fulfilmentOrders } from '#fulfilment/orders/module.ts'
import { menu as reviews } from '#fulfilment/reviews/module.ts'
import { menu as brand } from '#office/brand/module.ts'
import { menu as dashboard } from '#office/dashboard/module.ts'
import { menu as history } from '#office/history/module.ts'
import { menu as notices } from '#office/notices/module.ts'
import { menu as opening } from '#office/opening/module.ts'
import { menu as reports } from '#office/reports/module.ts'
import { menu as settings } from '#office/settings/module.ts'
import { menu as texts } from '#office/texts/module.ts'
import { menu as today } from '#office/today/module.ts'
import { menu as coupons } from '#orders/coupons/module.ts'
import { menu as gifts } from '#orders/gifts/module.ts'
import { menu as vouchers } from '#orders/vouchers/module.ts'
import { menu as payments } from '#payments/module.ts'
import type { MenuEntry, MenuGroup } from '#ui/admin/menu-entry.ts'
import type { AdminIconName } from '#ui/elements/admin-icon.tsx'
import { menu as batches } from '#workshop/batches/module.ts'
import { menu as materials } from '#workshop/materials/module.ts'
import { adminMenuCopy } from './menu-copy.ts'

export interface AdminEntry extends MenuEntry {
  readonly to: string
}

export interface AdminGroup {
  label: string
  icon: AdminIconName
  entries: readonly AdminEntry[]
}

const icons: Record<MenuGroup, AdminIconName> = {
  today: 'sun',
  orders: 'box',
  candles: 'candle',
  customers: 'users',
  selling: 'rising',
  figures: 'chart',
  shop: 'shop',
}

const contributed = [
  ...team,
  ...carriers,
  ...freight,
  ...collections,
  ...feed,
  ...images,
  ...products,
  ...coupons,
  ...gifts,
  ...vouchers,
  ...batches,
  ...materials,
  ...payments,
  ...calendar,
  ...fulfilmentOrders,
  ...reviews,
  ...blog,
  ...list,
  ...brand,
  ...dashboard,
  ...history,
  ...notices,
  ...opening,
  ...reports,
  ...settings,
  ...texts,
  ...today,
]

const listEntries = (wantedGroup: MenuGroup): AdminEntry[] =>
  contributed
    .filter(({ group }) => group === wantedGroup)
    .sort((left, right) => left.place - right.place)
    .map((entry) => ({ ...entry, to: pathTo(entry.page) }))

export const adminGroups: readonly AdminGroup[] = (Object.keys(icons) as MenuGroup[]).map((group) => ({
  label: adminMenuCopy.groups[group],
  icon: icons[group],
  entries: listEntries(group),
}))

export const adminEntries = adminGroups.flatMap((group) => group.entries)
