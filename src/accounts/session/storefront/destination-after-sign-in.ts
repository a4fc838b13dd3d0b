import { pathTo } from '#addresses.ts'
import type { Opening } from '#settings/domain/opening.ts'

interface Person {
  readonly isStaff: boolean
  readonly isAdministrator: boolean
}

/** Pages where a day at work begins. */
const STARTS: readonly string[] = [
  pathTo('home'),
  pathTo('admin'),
  pathTo('adminDashboard'),
  pathTo('adminToday'),
]

/** Destination after signing in. A shop that was never opened first leads its owner to opening it. */
export function destinationAfterSignIn(
  redirectTo: string,
  { isStaff, isAdministrator }: Person,
  opening: Opening,
): string {
  const wasNeverOpened = !opening.isOpen && opening.since === null
  if (isAdministrator && wasNeverOpened && STARTS.includes(redirectTo)) return pathTo('adminOpening')
  return isStaff && redirectTo === pathTo('home') ? pathTo('adminToday') : redirectTo
}
