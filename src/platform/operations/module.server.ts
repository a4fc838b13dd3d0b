import { forgetOldAutomationEvents } from './automation-events.ts'
import { forgetOldRequestAnswers } from './request-answers.ts'

export { figures } from './figures.ts'
export { personalData } from './personal-data.ts'

export const oldRecords = [forgetOldAutomationEvents, forgetOldRequestAnswers]
