import { CONTAINERS_PER_COUPON } from './domain.ts'

const potes = (count: number) => (Math.abs(count) === 1 ? `${count} pote` : `${count} potes`)

export const adminContainersCopy = {
  title: 'Potes de volta',
  empty: 'Ninguém avisou que vai devolver potes.',
  announced: (name: string, count: number) => `${name} vai devolver ${potes(count)}`,
  announcedHere: (count: number) => `O cliente avisou: ${potes(count)}.`,
  notAnnounced: 'O cliente não avisou sobre potes.',
  balance: (count: number) => `Saldo: ${count} de ${CONTAINERS_PER_COUPON}.`,
  slip: (count: number) => `Recolher ${potes(count)} de volta`,
  count: 'Potes recebidos',
  received: 'Recebi',
  receivedFrom: (name: string, count: number) => `Recebi ${potes(count)} de ${name}`,
  busy: 'Contando...',
  counted: (balance: number, madeCoupons: number) => ({
    title: 'Potes contados',
    text:
      madeCoupons > 0
        ? `Ganhou ${madeCoupons === 1 ? 'um cupom' : `${madeCoupons} cupons`}, com aviso por e-mail. Saldo: ${balance}.`
        : `Saldo: ${balance} de ${CONTAINERS_PER_COUPON}.`,
  }),
  correct: {
    title: 'Corrigir a contagem',
    pots: 'Diferença',
    countHint: 'Por exemplo −1, se você contou um a mais.',
    reason: 'Motivo',
    press: 'Corrigir',
  },
  failed: 'Não foi possível contar os potes',
  refusals: {
    'pots-wrong': 'Informe um número de potes, de 1 a 30.',
    'reason-missing': 'Escreva o motivo da correção.',
    'customer-not-found': 'Esta conta não existe mais.',
  },
  entries: {
    counted: (count: number) => `${potes(count)} de volta`,
    corrected: (count: number) => `Correção: ${count > 0 ? '+' : '−'}${potes(Math.abs(count))}`,
    rewarded: () => 'Virou um cupom de 10%',
  },
  entryBy: (day: string, actor: string | null) => (actor ? `${day}, por ${actor}` : day),
} as const
