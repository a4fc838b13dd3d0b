import { pathTo } from '#addresses.ts'

/** `contact` identifies a customer without an account: phone digits, otherwise the email address. */
interface NamedCustomer {
  readonly userId: string | null
  readonly contact: string | null
}

/** Personal data goes into the query string, which is never logged. */
export function customerAddress({ userId, contact }: NamedCustomer): string {
  return userId
    ? pathTo('adminCustomer', { id: userId })
    : pathTo('adminContact', {}, { contact: contact ?? undefined })
}
