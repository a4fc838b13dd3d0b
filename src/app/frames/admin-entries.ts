import { pathTo, type routePaths } from '#addresses.ts'
import type { AdminIconName } from '#ui/elements/admin-icon.tsx'
import { adminMenuCopy } from './menu-copy.ts'

type PlainRoute = {
  [Name in keyof typeof routePaths]: (typeof routePaths)[Name] extends `${string}:${string}` ? never : Name
}[keyof typeof routePaths]

export interface AdminEntry {
  page: PlainRoute
  to: string
  /** The specified name where there is one. */
  label: string
  /** What the owner calls it, where that is another word. */
  word?: string
  icon: AdminIconName
}

export interface AdminGroup {
  label: string
  icon: AdminIconName
  /** A group that is named as its first page opens that page; the others are folded. */
  entries: readonly AdminEntry[]
}

const { entries, groups, words } = adminMenuCopy

const entry = (page: PlainRoute, icon: AdminIconName, label: string, word?: string): AdminEntry => ({
  page,
  to: pathTo(page),
  label,
  word,
  icon,
})

/** The menu of the back office: at most seven groups, drawn wide, narrow and on a phone from this table. */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: groups.today,
    icon: 'sun',
    entries: [entry('adminToday', 'sun', entries.today), entry('adminNotices', 'bell', entries.notices)],
  },
  {
    label: groups.orders,
    icon: 'box',
    entries: [entry('adminOrders', 'box', entries.orders), entry('adminPix', 'pix', entries.pix)],
  },
  {
    label: groups.candles,
    icon: 'candle',
    entries: [
      entry('adminProducts', 'candle', entries.products),
      entry('adminStock', 'list', entries.stock),
      entry('adminPours', 'drop', entries.pours),
      entry('adminMaterials', 'glass', entries.materials),
      entry('adminCategories', 'tag', entries.categories),
      entry('adminManager', 'image', entries.manager),
    ],
  },
  {
    label: groups.customers,
    icon: 'users',
    entries: [
      entry('adminUsers', 'users', entries.users, words.users),
      entry('adminReviews', 'star', entries.reviews),
    ],
  },
  {
    label: groups.selling,
    icon: 'rising',
    entries: [
      entry('adminCoupons', 'ticket', entries.coupons),
      entry('adminGifts', 'gift', entries.gifts),
      entry('adminVouchers', 'gift', entries.vouchers),
      entry('adminBlog', 'book', entries.blog),
      entry('adminSearches', 'search', entries.searches),
      entry('adminMerchantFeed', 'send', entries.merchantFeed),
    ],
  },
  {
    label: groups.figures,
    icon: 'chart',
    entries: [
      entry('adminDashboard', 'dashboard', entries.dashboard, words.dashboard),
      entry('adminReports', 'chart', entries.reports),
    ],
  },
  {
    label: groups.shop,
    icon: 'shop',
    entries: [
      entry('adminShop', 'shop', entries.shop),
      entry('adminOpening', 'power', entries.opening),
      entry('adminContent', 'image', entries.content),
      entry('adminFreight', 'motorbike', entries.freight, words.freight),
      entry('adminCarriers', 'box', entries.carriers),
      entry('adminPayment', 'card', entries.payment),
      entry('adminCalendar', 'calendar', entries.calendar),
      entry('adminTeam', 'users', entries.team),
      entry('adminHistory', 'history', entries.history),
    ],
  },
]

/** Every page of the menu. */
export const adminEntries = adminGroups.flatMap((group) => group.entries)
