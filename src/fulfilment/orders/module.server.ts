import { findOrders } from './use-cases/find-orders.ts'

export const searchSources = { orders: findOrders }
