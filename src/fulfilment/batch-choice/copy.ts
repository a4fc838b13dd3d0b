import type { BatchProblem } from '#catalogue/stock/domain/batch.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

export const batchChoiceCopy = {
  title: 'Escolha como seguir',
  why: {
    failed: (name: string) => `A leva de ${name} não deu certo.`,
    late: (name: string) => `A leva de ${name} precisa curar por mais tempo do que prometemos.`,
  } satisfies Record<BatchProblem, (name: string) => string>,
  sorry: 'Pedimos desculpas. Você escolhe como seguir:',
  day: {
    title: {
      brought: 'Receber em outro dia',
      fetched: 'Retirar em outro dia',
      sent: 'Esperar pela vela',
    },
    /** `leavesOn` is 'yyyy-MM-dd'. */
    sent: (leavesOn: string, arrives: string) =>
      `Postamos em ${dayAndMonth(leavesOn)}, e o pedido chega ${arrives}.`,
    wait: 'Quero esperar',
    press: 'Confirmar este dia',
    none: 'Ainda não há outra leva desta vela. Você pode esperar: quando houver, esta página mostra os dias. Se preferir, peça o reembolso.',
  },
  money: {
    title: 'Receber o reembolso',
    whole: (amount: string) => `Devolvemos ${amount}, tudo o que você pagou, e o pedido é cancelado.`,
    part: (amount: string) =>
      `Devolvemos ${amount}, o valor destas velas. O resto do pedido segue como combinado.`,
    press: 'Quero o reembolso',
  },
  fine: { text: 'Está tudo certo com este pedido: não há nada para escolher.', action: 'Ver o pedido' },
  refundReason: 'Leva que falhou ou atrasou, a pedido de quem comprou',
  dayChosen: (slot: string) => ({ title: 'Combinado', text: `Seu novo dia: ${slot}.` }),
  waits: { title: 'Combinado', text: 'O pedido mostra os novos dias.' },
  moneyChosen: {
    now: (amount: string) => ({ title: 'Dinheiro a caminho', text: `Devolvemos ${amount}.` }),
    pending: (amount: string) => ({
      title: 'Reembolso solicitado',
      text: `O reembolso de ${amount} já foi solicitado. Avisamos quando for concluído.`,
    }),
    later: (amount: string) => ({
      title: 'Reembolso solicitado',
      text: `Vamos devolver ${amount} assim que possível.`,
    }),
    'by-hand': (amount: string) => ({
      title: 'Reembolso solicitado',
      text: `Vamos devolver ${amount} por Pix, para a conta de onde ele veio.`,
    }),
  },
  failed: 'Não foi possível salvar a sua escolha',
  lost: {
    title: 'Não tivemos resposta',
    text: 'Confira sua conexão e o seu pedido antes de escolher de novo.',
  },
  refusals: {
    'order-not-found': 'Não encontramos este pedido.',
    'nothing-to-choose': 'Não há nada para escolher neste pedido.',
    'no-candles': 'Estas velas acabaram de ser reservadas por outra pessoa. Escolha de novo.',
    'refund-failed': 'Não conseguimos devolver o dinheiro agora. Fale com a gente que resolvemos.',
    'slot-missing': 'Escolha também o turno do dia que você marcou.',
  },
} as const
