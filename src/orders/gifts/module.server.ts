import { forgetOldCartGifts } from './use-cases/save-cart-gift.ts'

export { personalData } from './personal-data.ts'

export const oldRecords = [forgetOldCartGifts]
