import type { Shop } from '#shop/shop.ts'

/** Keyed, and with the address in it: the same six digits of another address are another hash. */
export const hashCode = ({ identity }: Shop, email: string, code: string) =>
  identity.hashToken(`sign-in-code ${email} ${code}`)
