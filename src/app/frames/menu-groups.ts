import { pathTo } from '#addresses.ts'
import type { AdminIconName } from '#ui/elements/admin-icon.tsx'
import { type AdminEntry, adminGroups } from './admin-entries.ts'
import { currentMark } from './main-links.ts'

/** What waits for the owner, by the pages where they find it, and what they may open. */
export interface MenuFacts {
  pendingOrders: number
  /** Null: no Pix comes to the owner's own key, and the page is not in the menu. */
  awaitedPix: number | null
  openNotices: number
  waitingReviews: number
  /** The addresses that a helper has; null: all of them. */
  opens: readonly string[] | null
}

export const isOpen = ({ opens }: Pick<MenuFacts, 'opens'>, address: string) =>
  opens === null || opens.includes(address)

export interface MenuEntry extends AdminEntry {
  waiting: number
  current: 'page' | 'true' | undefined
}

export interface MenuGroup {
  label: string
  icon: AdminIconName
  entries: readonly MenuEntry[]
  /** The first page, where the group is named as it. */
  place: MenuEntry | undefined
  waiting: number
  isHere: boolean
}

/** The menu as it is now: what is offered, what waits, and where the owner is. */
export function menuGroups(facts: MenuFacts, pathname: string): MenuGroup[] {
  const here = pathname === pathTo('admin') ? pathTo('adminDashboard') : pathname
  const waiting: Partial<Record<AdminEntry['page'], number | null>> = {
    adminOrders: facts.pendingOrders,
    adminPix: facts.awaitedPix,
    adminNotices: facts.openNotices,
    adminReviews: facts.waitingReviews,
  }
  return adminGroups
    .map(({ label, icon, entries }) => {
      const offered = entries
        .filter(({ page, to }) => waiting[page] !== null && isOpen(facts, to))
        .map((entry) => ({
          ...entry,
          waiting: waiting[entry.page] ?? 0,
          current: currentMark(entry.to, here),
        }))
      return {
        label,
        icon,
        entries: offered,
        place: offered.find((entry) => entry.label === label),
        waiting: offered.reduce((sum, entry) => sum + entry.waiting, 0),
        isHere: offered.some(({ current }) => current !== undefined),
      }
    })
    .filter(({ entries }) => entries.length > 0)
}
