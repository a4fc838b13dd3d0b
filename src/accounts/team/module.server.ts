import { forgetOldInvitations } from './use-cases/find-invitation.ts'

export const oldRecords = [forgetOldInvitations]
