import { forgetOldSignInCodes } from './use-cases/redeem-code.ts'

export { personalData } from './personal-data.ts'

export const oldRecords = [forgetOldSignInCodes]
