import { pathTo } from '#addresses.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'

/** The way to sign in, and from there to where the person was. */
export function signInAndBack(path: string) {
  return { label: cartCopy.guestAction, to: pathTo('auth', {}, { redirectTo: path }) }
}
