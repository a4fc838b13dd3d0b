import { forgetOldSignInCodes } from './use-cases/redeem-code.ts'

export const oldRecords = [forgetOldSignInCodes]
