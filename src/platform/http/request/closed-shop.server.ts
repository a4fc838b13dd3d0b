import type { RouterContextProvider } from 'react-router'
import { shopOf, visitorOf } from './context.server.ts'

/** Whether the one who asks finds the shop closed; who runs it, and has set the factor they need, sees it as it will be. */
export function isClosedTo(context: Readonly<RouterContextProvider>): boolean {
  if (shopOf(context).settings.current().opening.isOpen) return false
  const visitor = visitorOf(context)
  return visitor.kind === 'guest' || !visitor.isAdministrator || visitor.mustAddFactor
}
