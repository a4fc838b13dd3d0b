import type { RouteName } from '#addresses.ts'
import type { Access } from './functions/is-allowed.server.ts'

export interface RouteEntry {
  module: string
  frame: 'shop' | 'admin' | 'none'
  access: Access
  /** Query parameters that a cached copy may depend on. Absent: never cached. */
  cache?: readonly string[]
  staysWhenClosed?: true
  /** Mail programs post here without an Origin (RFC 8058); the link's token authorises it. */
  leavesByMail?: true
  /** The route is a dialog over this page, which stays visible. */
  over?: RouteName
}

export type Routes = { readonly [Name in RouteName]?: RouteEntry }
