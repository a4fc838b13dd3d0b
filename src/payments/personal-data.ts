import { eq } from 'drizzle-orm'
import { paymentCustomers } from '#orders/schema/payments.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { forgetPaymentCustomer } from './use-cases/payment-customer.ts'

export const personalData: PersonalData = {
  tables: ['payment_customers', 'payment_events', 'offline_payments', 'pix_confirmations'],
  export: {
    paymentCustomers: ({ db }, { userId }) =>
      db
        .select({
          paymentProvider: paymentCustomers.provider,
          customerReference: paymentCustomers.reference,
          createdAt: paymentCustomers.createdAt,
        })
        .from(paymentCustomers)
        .where(eq(paymentCustomers.userId, userId)),
  },
  erase: (shop, tx, { userId }) => forgetPaymentCustomer(shop, tx, userId),
}
