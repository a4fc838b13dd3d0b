import { findCustomers } from './use-cases/find-customers.ts'

export const searchSources = { customers: findCustomers }
