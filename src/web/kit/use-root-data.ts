import { useRouteLoaderData } from 'react-router'
import type { ShopIdentity } from '#config.ts'
import type { Flash } from '#web/server/request/flash.server.ts'

/** Who looks at the page, as far as every page may know. */
export type ShownVisitor =
  | { kind: 'guest' }
  | { kind: 'customer'; name: string; email: string; avatarUrl: string | null; isAdministrator: boolean }

/** What the root loader tells every page. */
export interface RootData {
  visitor: ShownVisitor
  counts: { cart: number; wishlist: number }
  favourites: readonly string[]
  shop: ShopIdentity
  siteUrl: string
  currentYear: number
  flash: Flash | null
}

/** Undefined only when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}
