import { accessCopy } from '#accounts/copy/accounts.ts'
import { pathTo } from '#addresses.ts'

export function signInAndBack(path: string) {
  return { label: accessCopy.signIn.submit, to: pathTo('auth', {}, { redirectTo: path }) }
}
