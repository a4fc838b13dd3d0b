export const STAFF_ROLES = ['helper', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
