import { fillIn, type LegalFacts, type LegalPage, type LegalSection } from './legal-page.ts'

const where = {
  courier:
    'Entregamos dentro do município de São Paulo, por motoboy, até 40 km do ateliê. Enquanto não houver motoboy, a entrega é combinada com você, sem frete.',
  arranged: 'Entregamos dentro do município de São Paulo, em dia e turno combinados com você, sem frete.',
  unknown: 'A loja ainda não informou como entrega.',
} as const

const price: LegalSection = {
  id: 'quanto-custa',
  title: 'Quanto custa',
  blocks: [
    'O frete depende da distância, e o cálculo aparece linha por linha no carrinho, antes do pagamento: preço base até 3 km, os quilômetros de cada faixa, manuseio e, em horário de pico, o acréscimo. O valor calculado vale por 30 minutos.',
  ],
}

const parcels: LegalSection = {
  id: 'todo-o-brasil',
  title: 'Para todo o Brasil',
  blocks: [
    'Para as outras cidades do Brasil, enviamos pelos Correios ou por transportadora. O preço depende do estado e do peso da caixa. O valor e a previsão de chegada aparecem no carrinho, antes do pagamento, e valem por 30 minutos. Não há turno a escolher: a entrega é em horário comercial, e o dia é uma previsão, contada a partir da postagem. O código de rastreio vai por e-mail. Se você desistir da compra no prazo da lei, a postagem de volta é por nossa conta.',
  ],
}

const chosenDay =
  'Você escolhe o dia e o turno (manhã, tarde ou noite) no carrinho, antes de pagar e sem custo adicional, como exige a Lei estadual nº 17.832/2023; o primeiro livre já vem marcado. O horário combinado está na confirmação, com um arquivo para a sua agenda, e em [Meus Pedidos](orders), onde dá para mudar até o prazo do turno. Se o pagamento chegar quando o turno já passou, marcamos o próximo livre e avisamos.'

const late =
  'Passou do prazo? Você escolhe entre receber a entrega, aceitar outro produto equivalente ou cancelar com devolução de tudo o que pagou, frete incluído (art. 35 do Código de Defesa do Consumidor).'

const atTheDoor: LegalSection = {
  id: 'na-hora-de-receber',
  title: 'Na hora de receber',
  blocks: [
    'Alguém precisa estar no endereço para receber. Se ninguém atender, as velas voltam ao ateliê e combinamos com você uma nova tentativa. Se a caixa chegar violada ou a vela quebrada, recuse a entrega ou nos mande uma foto: resolvemos sem custo.',
  ],
}

/** Also a part of the terms, word for word. */
export function deliverySections({
  delivery,
  sendsToBrazil,
}: Pick<LegalFacts, 'delivery' | 'sendsToBrazil'>): readonly LegalSection[] {
  const delivers = delivery !== null || sendsToBrazil
  return [
    ...(delivery === null && sendsToBrazil
      ? []
      : [{ id: 'onde', title: 'Onde entregamos', blocks: [where[delivery ?? 'unknown']] }]),
    ...(sendsToBrazil ? [parcels] : []),
    ...(delivery === 'courier' ? [price] : []),
    { id: 'quando-chega', title: 'Quando chega', blocks: delivery === null ? [late] : [chosenDay, late] },
    ...(delivers ? [atTheDoor] : []),
  ]
}

const page = (facts: LegalFacts): LegalPage => ({
  title: 'Entrega',
  description: 'Entrega: onde chegamos, quanto custa e quando chega.',
  updated: 'Atualizada em 16 de novembro de 2026',
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
