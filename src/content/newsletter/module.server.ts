import { newsletterTexts } from './email-texts.ts'
import { followMarketingSwitch } from './use-cases/follow-marketing-switch.ts'
import { subscribersAtOpening } from './use-cases/tell-of-opening.ts'

export { personalData } from './personal-data.ts'

export const marketingListeners = [followMarketingSwitch]

export const openingAudiences = [subscribersAtOpening]

export const textGroups = Object.values(newsletterTexts)
