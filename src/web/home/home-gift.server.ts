import { giftSection } from '#copy/brand/gift.ts'

/** The section's words ride with the page, not with its script. */
export const homeGift = () => giftSection
