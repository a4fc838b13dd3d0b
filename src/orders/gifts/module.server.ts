import { forgetOldCartGifts } from './use-cases/save-cart-gift.ts'

export const oldRecords = [forgetOldCartGifts]
