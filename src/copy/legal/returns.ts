import type { ShopIdentity } from '#config.ts'
import { fillIn, type LegalPage, type LegalSection } from './legal-page.ts'

/** Also a part of the terms, word for word. */
export const returnSections: readonly LegalSection[] = [
  {
    id: 'arrependimento',
    title: 'Arrependimento em 7 dias',
    blocks: [
      'Você pode desistir da compra em até sete dias corridos depois de receber, sem dizer o motivo (art. 49 do Código de Defesa do Consumidor). Basta escrever para {email} ou ligar para {phone} com o número do pedido, que está em [Meus Pedidos](orders). Confirmamos o recebimento na hora.',
      'Combinamos a retirada, sem custo para você, e devolvemos todo o valor pago, frete incluído. Avisamos imediatamente a empresa do cartão para que a cobrança não apareça ou seja estornada na fatura seguinte, conforme as regras do seu banco.',
    ],
  },
  {
    id: 'trocas',
    title: 'Trocas e defeitos',
    blocks: [
      'Se a vela tiver defeito, fale conosco em até 30 dias depois de receber (90 dias para os recipientes). Se o defeito só aparecer com o uso, o prazo começa quando você o percebe (art. 26 do Código de Defesa do Consumidor).',
      'Mandamos outra ou devolvemos o dinheiro, como você preferir. Se for preciso examinar a vela, buscamos e resolvemos em até 30 dias.',
      'Só não gostou do perfume? Uma vela ainda sem uso pode ser trocada por outra em até 30 dias, mesmo depois do prazo de arrependimento. Nesse caso, o frete da troca é seu.',
    ],
  },
]

const page: LegalPage = {
  title: 'Trocas e arrependimento',
  description:
    'Desistiu, veio com defeito ou não gostou do perfume? Como devolver ou trocar a sua vela na {name}.',
  updated: 'Atualizada em 16 de novembro de 2026',
  lead: 'Desistiu, veio com defeito ou não gostou do perfume? Uma mensagem resolve.',
  sections: [
    {
      id: 'como-pedir',
      title: 'Como pedir',
      blocks: [
        {
          points: [
            'Encontre o número do pedido em [Meus Pedidos](orders) ou no e-mail de confirmação.',
            'Escreva para {email} ou ligue para {phone}, de segunda a sexta, das 9h às 18h, e diga se quer trocar ou devolver.',
            'Combinamos com você a retirada. Se for devolução, o valor volta para o mesmo cartão.',
          ],
        },
      ],
    },
    ...returnSections,
    {
      id: 'regras',
      title: 'As regras completas',
      blocks: ['Estão nos [Termos](terms). Sobre prazos e frete, veja também [Entrega](delivery).'],
    },
  ],
}

export function returnsPage(shop: ShopIdentity): LegalPage {
  return fillIn(page, shop)
}
