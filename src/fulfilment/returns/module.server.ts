import { forgetOldReturns } from './use-cases/forget-returns.ts'

export { personalData } from './personal-data.ts'

export const oldRecords = [forgetOldReturns]
