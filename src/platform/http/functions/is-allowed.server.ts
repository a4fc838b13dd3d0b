import type { CustomerVisitor } from '#platform/http/request/context.server.ts'

/** 'helper' includes administrators. */
export type Access = 'public' | 'customer' | 'helper' | 'administrator'

type Person =
  | { kind: 'guest' }
  | Pick<CustomerVisitor, 'kind' | 'isAdministrator' | 'isHelper' | 'mustAddFactor'>

/** The only authorisation check: for pages, actions, functions and channels. */
export function isAllowed(access: Access, visitor: Person): boolean {
  if (access === 'public') return true
  if (visitor.kind === 'guest') return false
  if (access === 'customer') return true
  if (visitor.mustAddFactor) return false
  return visitor.isAdministrator || (access === 'helper' && visitor.isHelper)
}
