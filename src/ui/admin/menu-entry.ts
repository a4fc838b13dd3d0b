import type { routePaths } from '#addresses.ts'
import type { AdminIconName } from '#ui/elements/admin-icon.tsx'

export type PlainRoute = {
  [Name in keyof typeof routePaths]: (typeof routePaths)[Name] extends `${string}:${string}` ? never : Name
}[keyof typeof routePaths]

export type MenuGroup = 'today' | 'orders' | 'candles' | 'customers' | 'selling' | 'figures' | 'shop'

export interface MenuEntry {
  readonly page: PlainRoute
  readonly group: MenuGroup
  readonly place: number
  readonly icon: AdminIconName
  /** The name from the specification, if it has one. */
  readonly label: string
  /** The owner's own term, if it differs from the label; the search finds the page by it. */
  readonly word?: string
}
