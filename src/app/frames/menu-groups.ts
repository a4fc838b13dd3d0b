import { pathTo } from '#addresses.ts'
import type { AdminIconName } from '#ui/elements/admin-icon.tsx'
import { type AdminEntry, adminGroups } from './admin-entries.ts'
import { currentMark } from './main-links.ts'

export interface MenuFacts {
  pendingOrders: number
  awaitedPix: number | null
  openNotices: number
  waitingReviews: number
  /** Paths that a helper may open; null means all. */
  opens: readonly string[] | null
}

export const mayOpen = ({ opens }: Pick<MenuFacts, 'opens'>, address: string) =>
  opens === null || opens.includes(address)

export interface MenuEntry extends AdminEntry {
  waiting: number
  current: 'page' | 'true' | undefined
}

export interface MenuGroup {
  label: string
  icon: AdminIconName
  entries: readonly MenuEntry[]
  place: MenuEntry | undefined
  waiting: number
  isHere: boolean
}

export function menuGroups(facts: MenuFacts, pathname: string): MenuGroup[] {
  const currentPath = pathname === pathTo('admin') ? pathTo('adminDashboard') : pathname
  const waitingCounts: Partial<Record<AdminEntry['page'], number | null>> = {
    adminOrders: facts.pendingOrders,
    adminPix: facts.awaitedPix,
    adminNotices: facts.openNotices,
    adminReviews: facts.waitingReviews,
  }
  return adminGroups
    .map(({ label, icon, entries }) => {
      const offeredEntries = entries
        .filter(({ page, to }) => waitingCounts[page] !== null && mayOpen(facts, to))
        .map((entry) => ({
          ...entry,
          waiting: waitingCounts[entry.page] ?? 0,
          current: currentMark(entry.to, currentPath),
        }))
      return {
        label,
        icon,
        entries: offeredEntries,
        place: offeredEntries.find((entry) => entry.label === label),
        waiting: offeredEntries.reduce((sum, entry) => sum + entry.waiting, 0),
        isHere: offeredEntries.some(({ current }) => current !== undefined),
      }
    })
    .filter(({ entries }) => entries.length > 0)
}
