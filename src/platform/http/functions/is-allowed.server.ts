import type { CustomerVisitor } from '#platform/http/request/context.server.ts'

/** Who may ask for a page, press a button of it or call a function. 'helper': a helper or an administrator. */
export type Access = 'public' | 'customer' | 'helper' | 'administrator'

type Person =
  | { kind: 'guest' }
  | Pick<CustomerVisitor, 'kind' | 'isAdministrator' | 'isHelper' | 'mustAddFactor'>

/** The one place that decides it: for pages, the buttons on them, functions and channels alike. */
export function isAllowed(access: Access, visitor: Person): boolean {
  if (access === 'public') return true
  if (visitor.kind === 'guest') return false
  if (access === 'customer') return true
  if (visitor.mustAddFactor) return false
  return visitor.isAdministrator || (access === 'helper' && visitor.isHelper)
}
