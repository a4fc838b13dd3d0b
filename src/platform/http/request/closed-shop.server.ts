import type { RouterContextProvider } from 'react-router'
import { shopOf, visitorOf } from './context.server.ts'

/** Staff who completed the second factor see the shop as if it were open. */
export function isClosedTo(context: Readonly<RouterContextProvider>): boolean {
  if (shopOf(context).settings.current().opening.isShopOpen) return false
  const visitor = visitorOf(context)
  return visitor.kind === 'guest' || !visitor.isAdministrator || visitor.mustAddFactor
}
