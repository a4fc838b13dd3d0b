import { forgetOldInvitations } from './use-cases/find-invitation.ts'

export { personalData } from './personal-data.ts'

export const oldRecords = [forgetOldInvitations]
