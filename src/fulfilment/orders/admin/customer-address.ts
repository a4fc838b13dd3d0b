import { pathTo } from '#addresses.ts'
import type { CustomerFacts } from '#customers/list/use-cases/customer-facts.ts'

/** The customer's telephone or e-mail stands in the query, which no log keeps. */
export function customerAddress({ userId, contact }: Pick<CustomerFacts, 'userId' | 'contact'>): string {
  return userId
    ? pathTo('adminCustomer', { id: userId })
    : pathTo('adminContact', {}, { contact: contact ?? undefined })
}
