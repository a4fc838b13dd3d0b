import { accountTexts } from './email-texts.ts'

export { personalData } from './personal-data.ts'

export const textGroups = Object.values(accountTexts)
