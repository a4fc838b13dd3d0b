import { forgetOldReturns } from './use-cases/forget-returns.ts'

export const oldRecords = [forgetOldReturns]
