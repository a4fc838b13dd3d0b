import type { Centavos } from '#domain/money.ts'

/** The service counts in reais with a point. */
export const parseDecimal = (reais: string | number): Centavos => Math.round(Number(reais) * 100)
export const toDecimal = (amount: Centavos): number => amount / 100
