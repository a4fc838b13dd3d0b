/** Who works in the shop: a helper packs, dispatches, batches and counts; an administrator may do everything. */
export const STAFF_ROLES = ['helper', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
