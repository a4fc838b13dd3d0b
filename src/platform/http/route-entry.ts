import type { RouteName } from '#addresses.ts'
import type { Access } from './functions/is-allowed.server.ts'

/** What a feature's `module.ts` says about one of its routes. */
export interface RouteEntry {
  /** The route module, below `src`. */
  module: string
  /** What surrounds the page; 'none' for resources and bare pages. */
  frame: 'shop' | 'admin' | 'none'
  access: Access
  /** The query parameters that a cached copy may depend on. Absent: the page is never cached. */
  cache?: readonly string[]
  /** Whether visitors may come here while the shop is closed; customers' own pages always stay. */
  staysWhenClosed?: true
  /** Mail programs post to it without opening a page (RFC 8058), so without an Origin; the link carries the right to leave. */
  leavesByMail?: true
  /** The page that stays visible behind this one, which is a dialog over it. */
  over?: RouteName
}

export type Routes = { readonly [Name in RouteName]?: RouteEntry }
