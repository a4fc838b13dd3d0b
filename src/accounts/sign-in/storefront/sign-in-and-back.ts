import { accessCopy } from '#accounts/copy/accounts.ts'
import { pathTo } from '#addresses.ts'

/** The way to sign in, and from there to where the person was. */
export function signInAndBack(path: string) {
  return { label: accessCopy.signIn.submit, to: pathTo('auth', {}, { redirectTo: path }) }
}
