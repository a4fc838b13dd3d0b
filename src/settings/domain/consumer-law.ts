/** Counted from the day after receipt: Código de Defesa do Consumidor, art. 49. */
export const WITHDRAWAL_DAYS = 7
/** For defective or wrong consumable goods: Código de Defesa do Consumidor, art. 26, I. */
export const COMPLAINT_DAYS_BY_LAW = 30
