import type { routePaths } from '#addresses.ts'
import type { AdminIconName } from '#ui/elements/admin-icon.tsx'

/** Pages whose address has no parameter. */
export type PlainRoute = {
  [Name in keyof typeof routePaths]: (typeof routePaths)[Name] extends `${string}:${string}` ? never : Name
}[keyof typeof routePaths]

/** The seven places of the back office's menu. */
export type MenuGroup = 'today' | 'orders' | 'candles' | 'customers' | 'selling' | 'figures' | 'shop'

/** What a feature's `module.ts` says about one of its pages in the menu. */
export interface MenuEntry {
  readonly page: PlainRoute
  readonly group: MenuGroup
  /** Position within the group. */
  readonly place: number
  readonly icon: AdminIconName
  /** The specified name where there is one. */
  readonly label: string
  /** The owner's word, if it differs from the specified name: the search finds the page by it. */
  readonly word?: string
}
