import { pathTo } from '#addresses.ts'
import type { Opening } from '#settings/domain/opening.ts'

interface Person {
  readonly isStaff: boolean
  readonly isAdministrator: boolean
}

const STARTS: readonly string[] = [
  pathTo('home'),
  pathTo('admin'),
  pathTo('adminDashboard'),
  pathTo('adminToday'),
]

/**
 * If the shop was never opened, administrators coming from one of the entry pages go to the opening page
 * first.
 */
export function destinationAfterSignIn(
  redirectTo: string,
  { isStaff, isAdministrator }: Person,
  opening: Opening,
): string {
  const wasNeverOpened = !opening.isShopOpen && opening.since === null
  if (isAdministrator && wasNeverOpened && STARTS.includes(redirectTo)) return pathTo('adminOpening')
  return isStaff && redirectTo === pathTo('home') ? pathTo('adminToday') : redirectTo
}
