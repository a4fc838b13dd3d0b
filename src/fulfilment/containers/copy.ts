import { CONTAINERS_COUPON_PERCENT, CONTAINERS_PER_COUPON } from './domain.ts'

export const containersCouponLabel = `Potes de volta, ${CONTAINERS_COUPON_PERCENT}%`

const potes = (count: number) => (count === 1 ? '1 pote' : `${count} potes`)

export const containersCopy = {
  title: 'Potes de volta',
  lead: `${CONTAINERS_PER_COUPON} potes vazios e limpos, de qualquer tamanho ou cor, valem ${CONTAINERS_COUPON_PERCENT}% na próxima compra.`,
  balance: (count: number) =>
    count > 0
      ? `Você já devolveu ${potes(count)}: ${CONTAINERS_PER_COUPON - count === 1 ? 'falta 1' : `faltam ${CONTAINERS_PER_COUPON - count}`}.`
      : null,
  coupon: (code: string, isInCart: boolean) =>
    `Seu cupom ${code} vale ${CONTAINERS_COUPON_PERCENT}% ${isInCart ? 'e já está no seu carrinho' : 'na próxima compra: digite o código no carrinho'}.`,
  label: 'Quantos potes você vai devolver?',
  hint: 'Entregue ao motoboy da sua próxima compra ou no ateliê.',
  none: 'Nenhum agora',
  option: potes,
  press: 'Avisar',
  pressing: 'Avisando...',
  failed: 'Não conseguimos salvar o seu aviso',
  refusals: {
    'pots-not-taken': 'A loja não está recebendo potes agora.',
    'pots-wrong': 'Escolha de 1 a 30 potes.',
    'nothing-bought': 'Depois da sua primeira compra você avisa aqui quantos potes vai devolver.',
  },
  announced: (count: number) => ({
    title: 'Potes de volta',
    text:
      count === 0
        ? 'Tudo certo: não esperamos nenhum pote.'
        : `Anotado: ${potes(count)}. Quem levar a sua compra já vai saber; no ateliê, é só entregar.`,
  }),
} as const
