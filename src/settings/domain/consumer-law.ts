/** By law, counted from the day after receipt: Código de Defesa do Consumidor, art. 49. */
export const WITHDRAWAL_DAYS = 7
/** For what arrives broken or wrong, of goods that are used up: Código de Defesa do Consumidor, art. 26, I. */
export const COMPLAINT_DAYS_BY_LAW = 30
