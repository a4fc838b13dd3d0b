import { formatBrl } from '#platform/domain/money.ts'

export const freeFreightCopy = {
  free: 'Grátis',
  givenBy: (freight: string, coupon: string) => `${freight}, com ${coupon}`,
  missing: (amount: number) =>
    `${amount === 100 ? 'Falta' : 'Faltam'} ${formatBrl(amount)} para o frete grátis.`,
  reached: (from: number) => `Você ganhou frete grátis: suas velas somam ${formatBrl(from)} ou mais.`,
  progress: (from: number) => `Progresso até ${formatBrl(from)} em velas`,
} as const
