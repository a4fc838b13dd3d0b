import { pathTo } from '#addresses.ts'
import { adminFrameCopy } from '#copy/admin/frame.ts'
import type { AdminIconName } from '#web/kit/elements/admin-icon.tsx'

interface AdminEntry {
  to: string
  label: string
  icon: AdminIconName
}

const { entries } = adminFrameCopy

/** The sidebar: the morning page first, the specification's seven in their order, and beside them what came later. */
export const adminEntries: readonly AdminEntry[] = [
  { to: pathTo('adminToday'), label: entries.today, icon: 'sun' },
  { to: pathTo('adminDashboard'), label: entries.dashboard, icon: 'dashboard' },
  { to: pathTo('adminProducts'), label: entries.products, icon: 'candle' },
  { to: pathTo('adminStock'), label: entries.stock, icon: 'list' },
  { to: pathTo('adminPours'), label: entries.pours, icon: 'drop' },
  { to: pathTo('adminCategories'), label: entries.categories, icon: 'tag' },
  { to: pathTo('adminManager'), label: entries.manager, icon: 'image' },
  { to: pathTo('adminOrders'), label: entries.orders, icon: 'box' },
  { to: pathTo('adminPix'), label: entries.pix, icon: 'pix' },
  { to: pathTo('adminNotices'), label: entries.notices, icon: 'bell' },
  { to: pathTo('adminReports'), label: entries.reports, icon: 'chart' },
  { to: pathTo('adminCoupons'), label: entries.coupons, icon: 'ticket' },
  { to: pathTo('adminReviews'), label: entries.reviews, icon: 'star' },
  { to: pathTo('adminUsers'), label: entries.users, icon: 'users' },
  { to: pathTo('adminFreight'), label: entries.freight, icon: 'motorbike' },
  { to: pathTo('adminGifts'), label: entries.gifts, icon: 'gift' },
  { to: pathTo('adminPayment'), label: entries.payment, icon: 'card' },
  { to: pathTo('adminShop'), label: entries.shop, icon: 'shop' },
  { to: pathTo('adminBlog'), label: entries.blog, icon: 'book' },
  { to: pathTo('adminHistory'), label: entries.history, icon: 'history' },
]
