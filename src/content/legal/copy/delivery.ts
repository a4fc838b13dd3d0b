import { shiftNames } from '#delivery/calendar/copy/delivery-slot.ts'
import { BASE_METRES, FAR_METRES, REACH_METRES } from '#delivery/freight/domain/price-freight.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { joinList } from '#ui/copy/ui.ts'
import {
  either,
  fillIn,
  type LegalFacts,
  type LegalPage,
  type LegalSection,
  updatedOn,
} from './legal-page.ts'

const REACH_KM = REACH_METRES / 1000
const BASE_KM = BASE_METRES / 1000

const areaBlocks = {
  courier: `Entregamos dentro do município de São Paulo, por motoboy, até ${REACH_KM} km do ateliê.`,
  arranged: 'Entregamos dentro do município de São Paulo, em dia e turno combinados com você, sem frete.',
  unknown: 'A loja ainda não informou como entrega.',
} as const

function price({ freeAbove, hasHandling, hasPeak }: NonNullable<LegalFacts['courier']>): LegalSection {
  const parts = [
    `preço base até ${BASE_KM} km`,
    'os quilômetros de cada faixa',
    ...(hasHandling ? ['o manuseio'] : []),
    ...(hasPeak ? ['o acréscimo em horário de pico'] : []),
  ]
  return {
    id: 'quanto-custa',
    title: 'Quanto custa',
    blocks: [
      `O frete do motoboy depende da distância, e o cálculo aparece linha por linha no carrinho, antes do pagamento: ${joinList(parts)}. O valor calculado vale por 30 minutos.`,
      ...(freeAbove === null
        ? []
        : [`A partir de ${formatBrl(freeAbove)} em velas, o frete do motoboy é grátis.`]),
    ],
  }
}

const parcels = (isBesideRide: boolean): LegalSection => ({
  id: 'todo-o-brasil',
  title: 'Para todo o Brasil',
  blocks: [
    'Para as outras cidades do Brasil, enviamos pelos Correios ou por transportadora. O preço depende do estado e do peso da caixa. O valor e a previsão de chegada aparecem no carrinho, antes do pagamento, e valem por 30 minutos. Não há turno a escolher: a entrega é em horário comercial, e o dia é uma previsão, contada a partir da postagem. O código de rastreio vai por e-mail. Se você desistir da compra no prazo da lei, a postagem de volta é por nossa conta.',
    ...(isBesideRide
      ? [
          `Na cidade de São Paulo, a mais de ${FAR_METRES / 1000} km do ateliê, o carrinho também oferece esse envio quando ele custa menos que o motoboy.`,
        ]
      : []),
  ],
})

const noDays = 'A loja ainda não informou em que dias entrega.'

function chosenDay(shifts: LegalFacts['shifts']): string {
  const names = shifts.map((shift) => shiftNames[shift].toLowerCase())
  const choice = names.length > 1 ? `o dia e o turno (${either(names)})` : `o dia, no turno da ${names[0]},`
  return `Você escolhe ${choice} no carrinho, antes de pagar e sem custo adicional, como exige a Lei estadual nº 17.832/2023; o primeiro livre já vem marcado. O horário combinado está na confirmação, com um arquivo para a sua agenda, e em [Meus Pedidos](orders), onde dá para mudar até o prazo do turno. Se o pagamento chegar quando o turno já passou, marcamos o próximo livre e avisamos.`
}

const pickupSection: LegalSection = {
  id: 'retirada',
  title: 'Retirada no ateliê',
  blocks: [
    'Você também pode retirar o pedido no ateliê, sem frete. Depois do pagamento, recebe o endereço completo e um código de quatro dígitos para mostrar na porta.',
  ],
}

const late =
  'Passou do prazo? Você escolhe entre receber a entrega, aceitar outro produto equivalente ou cancelar com devolução de tudo o que pagou, frete incluído (art. 35 do Código de Defesa do Consumidor).'

const nobodyThere =
  'Alguém precisa estar no endereço para receber. Se ninguém atender, as velas voltam ao ateliê e combinamos com você uma nova tentativa.'
const damaged =
  'Se a caixa chegar violada ou a vela quebrada, recuse a entrega ou nos mande uma foto: resolvemos sem custo.'

/** The terms repeat this text verbatim. */
export function deliverySections(
  facts: Pick<LegalFacts, 'delivery' | 'courier' | 'shifts' | 'pickup' | 'sendsToBrazil'>,
): readonly LegalSection[] {
  const { delivery, courier, shifts, sendsToBrazil } = facts
  const isBrought = delivery !== null
  const days = shifts.length > 0 ? chosenDay(shifts) : noDays
  return [
    ...(!isBrought && sendsToBrazil
      ? []
      : [{ id: 'onde', title: 'Onde entregamos', blocks: [areaBlocks[delivery ?? 'unknown']] }]),
    ...(sendsToBrazil ? [parcels(courier !== null)] : []),
    ...(courier ? [price(courier)] : []),
    ...(facts.pickup === 'now' ? [pickupSection] : []),
    { id: 'quando-chega', title: 'Quando chega', blocks: isBrought ? [days, late] : [late] },
    ...(isBrought || sendsToBrazil
      ? [
          {
            id: 'na-hora-de-receber',
            title: 'Na hora de receber',
            blocks: [isBrought ? `${nobodyThere} ${damaged}` : damaged],
          },
        ]
      : []),
  ]
}

const page = (facts: LegalFacts): LegalPage => ({
  title: 'Entrega',
  description: 'Entrega: onde chegamos, quanto custa e quando chega.',
  updated: updatedOn('Atualizada', facts),
  lead: 'Onde entregamos, quanto custa e quando as velas chegam.',
  sections: [
    ...deliverySections(facts),
    {
      id: 'duvidas',
      title: 'Ficou alguma dúvida?',
      blocks: [
        'Escreva para {email} ou ligue para {phone}{when}. As regras completas estão nos [Termos](terms), e o que fazer se algo não agradar, em [Trocas e devoluções](returns).',
      ],
    },
  ],
})

export function deliveryPage(facts: LegalFacts): LegalPage {
  return fillIn(page(facts), facts)
}
