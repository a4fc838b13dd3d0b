import { contactTexts, reminderTexts } from './texts.ts'
import { findOrders } from './use-cases/find-orders.ts'

export const searchSources = { orders: findOrders }

export const textGroups = [contactTexts, reminderTexts]
