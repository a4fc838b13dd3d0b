import { demoCustomers } from './people.ts'
import type { DemoSubscriber } from './types.ts'

/** Readers of the weekly letter who have no account. */
const readers: DemoSubscriber[] = [
  { email: 'vera.lucia@exemplo.com.br', createdDaysAgo: 301, unsubscribed: false },
  { email: 'atelie.capim@exemplo.com.br', createdDaysAgo: 248, unsubscribed: false },
  { email: 'sergio.pontual@exemplo.com.br', createdDaysAgo: 190, unsubscribed: true },
  { email: 'nina.rocha@exemplo.com.br', createdDaysAgo: 122, unsubscribed: false },
  { email: 'thais.camargo@exemplo.com.br', createdDaysAgo: 87, unsubscribed: false },
  { email: 'bruno.acioli@exemplo.com.br', createdDaysAgo: 54, unsubscribed: false },
  { email: 'casa.da.rua.tito@exemplo.com.br', createdDaysAgo: 33, unsubscribed: false },
  { email: 'ines.villar@exemplo.com.br', createdDaysAgo: 12, unsubscribed: false },
  { email: 'pedro.kfouri@exemplo.com.br', createdDaysAgo: 3, unsubscribed: false },
]

/** A customer's `marketing_emails` mirrors the subscription, so every customer who has it is on the list. */
export const demoSubscribers: DemoSubscriber[] = [
  ...demoCustomers
    .filter((customer) => customer.marketingEmails)
    .map(({ email, createdDaysAgo }) => ({ email, createdDaysAgo, unsubscribed: false })),
  ...readers,
]
