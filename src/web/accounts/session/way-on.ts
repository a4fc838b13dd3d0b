import { pathTo } from '#addresses.ts'

/** Where somebody goes who is in now: who works here and has no destination starts their day. */
export function wayOn(redirectTo: string, { isStaff }: { isStaff: boolean }): string {
  return isStaff && redirectTo === pathTo('home') ? pathTo('adminToday') : redirectTo
}
