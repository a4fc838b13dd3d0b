import { COMPLAINT_DAYS_BY_LAW } from '#settings/domain/consumer-law.ts'
import { fillIn, type LegalFacts, type LegalPage, type LegalSection, updatedOn } from './legal-page.ts'

const ways = {
  card: 'quem pagou com cartão recebe o reembolso no cartão, conforme as regras do banco',
  pix: 'quem pagou com Pix recebe por Pix',
} as const

function goingBack({ card, pix }: LegalFacts['payment']): string {
  const methods = [card && ways.card, pix && ways.pix].filter(Boolean).join('; ')
  return `Devolvemos de imediato e do mesmo jeito que foi pago${methods && `: ${methods}`}.`
}

function comingBack({ pickup, sendsToBrazil }: Pick<LegalFacts, 'pickup' | 'sendsToBrazil'>): string {
  return [
    'Combinamos com você como as velas voltam, sem custo para você.',
    ...(pickup === 'now' ? ['Se preferir, você as traz ao ateliê.'] : []),
    ...(sendsToBrazil
      ? [
          'O que chegou pelos Correios ou por transportadora você devolve na agência, com um código de postagem que mandamos, também sem custo.',
        ]
      : []),
  ].join(' ')
}

const complaintTime = (promisedDays: number | null) =>
  promisedDays !== null && promisedDays > COMPLAINT_DAYS_BY_LAW
    ? `Conte em até ${promisedDays} dias depois de receber: é uma promessa nossa, maior que o prazo da lei para velas.`
    : `Conte em até ${COMPLAINT_DAYS_BY_LAW} dias depois de receber, que é o prazo da lei para velas.`

/** The terms repeat this text verbatim. */
export const returnSections = ({
  payment,
  complaintDays,
  ...facts
}: Pick<
  LegalFacts,
  'payment' | 'pickup' | 'gifts' | 'sendsToBrazil' | 'complaintDays'
>): readonly LegalSection[] => [
  {
    id: 'arrependimento',
    title: 'Arrependimento em 7 dias',
    blocks: [
      'Você pode desistir da compra em até sete dias corridos depois de receber, sem dizer o motivo (art. 49 do Código de Defesa do Consumidor). Em [Meus Pedidos](orders), toque em “Desistir da compra”, vela por vela ou tudo; se preferir, escreva para {email} ou ligue para {phone}. O comprovante chega por e-mail na hora.',
      'Antes de o pedido sair do ateliê, o botão é Cancelar pedido: o cancelamento vale na hora e o reembolso, frete incluído, é pedido no mesmo instante.',
      `${comingBack(facts)} ${goingBack(payment)}`,
      `Quem devolve o pedido inteiro, de uma vez ou em partes, recebe tudo o que pagou, frete incluído. Quem devolve uma parte recebe o que pagou por ela: o preço das velas com a parte que lhes cabe dos descontos${facts.gifts ? ' e dos extras de presente' : ''}; o frete não é devolvido, porque já serviu à entrega do restante. O desconto de um cupom continua valendo para o que fica com você, mesmo que o valor não alcance mais o mínimo do cupom.`,
    ],
  },
  {
    id: 'trocas',
    title: 'Trocas e defeitos',
    blocks: [
      `Chegou quebrada, com defeito ou não era a vela que você pediu? ${complaintTime(complaintDays)} Se o defeito só aparecer com o uso, o prazo começa quando você o percebe (art. 26 do Código de Defesa do Consumidor).`,
      'Mandamos outra ou devolvemos o dinheiro, como você preferir. Respondemos em até cinco dias e, se for preciso examinar a vela, ela volta por nossa conta e resolvemos em até 30 dias.',
    ],
  },
]

const page = (facts: LegalFacts): LegalPage => ({
  title: 'Trocas e devoluções',
  description: 'Desistiu da compra ou a vela veio com defeito? Veja como devolver ou trocar na {name}.',
  updated: updatedOn('Atualizada', facts),
  lead: 'Desistiu da compra ou a vela veio com defeito? Resolva em Meus Pedidos.',
  sections: [
    {
      id: 'como-pedir',
      title: 'Como pedir',
      blocks: [
        {
          points: [
            'Abra o pedido em [Meus Pedidos](orders): ali você cancela, desiste da compra ou conta que algo chegou errado, com fotos se quiser.',
            'Sem acesso à conta? Escreva para {email} ou ligue para {phone}{when}, com o número do pedido.',
            'Combinamos com você como as velas voltam. Se for devolução, o valor volta do mesmo jeito que foi pago.',
          ],
        },
      ],
    },
    ...returnSections(facts),
    {
      id: 'regras',
      title: 'As regras completas',
      blocks: ['Estão nos [Termos](terms). Sobre prazos e frete, veja também [Entrega](delivery).'],
    },
  ],
})

export function returnsPage(facts: LegalFacts): LegalPage {
  return fillIn(page(facts), facts)
}
