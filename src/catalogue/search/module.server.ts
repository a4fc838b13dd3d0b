import { forgetMissedSearches } from './use-cases/missed-searches.ts'

export const oldRecords = [forgetMissedSearches]
