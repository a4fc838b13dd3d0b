import { pathTo } from '#addresses.ts'

/** `contact` names a customer without an account: the telephone's digits, else the e-mail. */
interface NamedCustomer {
  readonly userId: string | null
  readonly contact: string | null
}

/** The customer's telephone or e-mail stands in the query, which no log keeps. */
export function customerAddress({ userId, contact }: NamedCustomer): string {
  return userId
    ? pathTo('adminCustomer', { id: userId })
    : pathTo('adminContact', {}, { contact: contact ?? undefined })
}
