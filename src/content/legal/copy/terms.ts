import { hourWords } from '#platform/domain/sao-paulo-time.ts'
import { deliverySections } from './delivery.ts'
import { fillIn, type LegalFacts, type LegalPage, type LegalSection, updatedOn } from './legal-page.ts'
import { returnSections } from './returns.ts'

const containerSection = (hasCourier: boolean): LegalSection => ({
  id: 'devolucao-de-recipientes',
  title: 'Programa de devolução de recipientes',
  blocks: [
    `Três recipientes nossos, vazios, limpos e sem trinca, valem 10% de desconto nos produtos da próxima compra. Avise, no carrinho ou em [Meu Perfil](profile), quantos vai devolver e entregue ${hasCourier ? 'ao motoboy ou no ateliê' : 'no ateliê'}: contamos quando chegam, e cada três viram um cupom pessoal, que vale uma vez, sem prazo, e vai por e-mail, como conta a página [Sustentabilidade](sustainability). O benefício não é cumulativo e não vira dinheiro.`,
  ],
})

function voucherRules({ card, pix }: LegalFacts['payment']): LegalSection {
  const ways = [card && 'cartão', pix && 'Pix'].filter(Boolean)
  const waysWith = (article: string) => ways.map((way) => `${article} ${way}`).join(' ou ')
  return {
    id: 'vale-presente',
    title: 'Vale-presente',
    blocks: [
      `Comprar um vale-presente não exige conta. Ele custa o que vale e serve para pagar velas, embalagem e entrega nesta loja, de uma vez ou aos poucos${ways.length > 0 ? `, junto com ${waysWith('o')}` : ''}. O saldo não vence, não rende e não vira dinheiro. Quem tem o código tem o vale: guarde-o como dinheiro. Perdeu? Quem deu pode pedir o envio de novo, e nós podemos bloqueá-lo.`,
      'Quem comprou o vale pode desistir em até sete dias e recebe tudo de volta, se ninguém usou nada dele. Até o envio, pode mudar a mensagem, o nome e o e-mail de quem recebe e o dia.',
      `O que foi pago com o vale volta para o vale: num reembolso devolvemos primeiro o que saiu${ways.length > 0 ? ` ${waysWith('do')}` : ' em dinheiro'}, e o resto volta ao saldo.`,
    ],
  }
}

const duration = (minutes: number) =>
  minutes % 60 === 0 ? pluralise(minutes / 60, 'hora', 'horas') : pluralise(minutes, 'minuto', 'minutos')

const pluralise = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`

function holdSection({ payment: { card, pix }, pixHoldUntil }: LegalFacts): string {
  const end = 'Se o pagamento não for concluído, elas voltam para a loja.'
  const holdSentence = 'Ao iniciar o pagamento, as unidades ficam reservadas para você'
  if (pix && pixHoldUntil) {
    const byPix = `${duration(pix)} no Pix, e nunca menos que até ${hourWords(pixHoldUntil)} de um dia de trabalho nosso`
    return card
      ? `${holdSentence} por ${duration(card)} no cartão e ${byPix}. ${end}`
      : `${holdSentence} por ${byPix}. ${end}`
  }
  if (card && pix && card !== pix)
    return `${holdSentence} por ${duration(card)} no cartão e ${duration(pix)} no Pix. ${end}`
  const minutes = card ?? pix
  return minutes ? `${holdSentence} por ${duration(minutes)}. ${end}` : `${holdSentence} por um tempo. ${end}`
}

const cardRules =
  'O cartão é processado por uma empresa especializada: nós não vemos nem guardamos o número dele. Se for recusado, você pode tentar outro.'
const pixRules =
  'No Pix, você paga pelo QR Code ou pelo código copia e cola, dentro do prazo que a página do pagamento mostra.'

function payingRules({ card, pix }: LegalFacts['payment']): readonly string[] {
  if (!card && !pix) return ['A loja ainda não informou como recebe.']
  const ways = [card && 'cartão', pix && 'Pix'].filter(Boolean).join(' ou ')
  return [
    `O pagamento é por ${ways}. O pedido segue para preparo quando o pagamento é confirmado, e nenhum valor é cobrado por pedido que não foi confirmado.`,
    ...(card ? [cardRules] : []),
    ...(pix ? [pixRules] : []),
  ]
}

const presents: LegalSection = {
  id: 'presentes',
  title: 'Presentes',
  blocks: [
    'Um presente segue sem preços na caixa, com o cartão que você escreveu, e a embalagem escolhida entra no total antes do pagamento. Se outra pessoa recebe, o entregador fala com ela pelo telefone que você informou; todos os e-mails, com os valores, vão só para você. Informe os dados de quem recebe apenas para a entrega.',
    'O cartão tem até 240 caracteres e não leva endereços de sites. Podemos falar com você antes de imprimir um texto que ofenda alguém. Quem compra é quem pode trocar, devolver ou desistir, nos mesmos prazos.',
  ],
}

const terms = (facts: LegalFacts): LegalPage => ({
  title: 'Termos',
  description: 'Como comprar na {name}: preços, pagamento, entrega, troca e arrependimento em 7 dias.',
  updated: updatedOn('Atualizados', facts),
  lead: 'As regras da casa, em português claro. Elas valem para todas as compras feitas nesta loja e não diminuem nenhum direito que o Código de Defesa do Consumidor garante a você.',
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem somos',
      blocks: [
        'Esta loja é de {name}, {taxIdWord} {taxId}, com sede em {address}.',
        'Atendemos pelo e-mail {email} e pelo telefone {phone}{when}. Toda mensagem recebe resposta em até cinco dias, como exige o Decreto nº 7.962/2013.',
      ],
    },
    {
      id: 'conta',
      title: 'A sua conta',
      blocks: [
        'Para comprar no site, é preciso ter 18 anos, criar uma conta e confirmar o e-mail, pelo link ou pelo código que enviamos. Pedidos combinados diretamente com a loja dispensam conta. Mantenha os dados corretos e não passe a senha nem os códigos a ninguém. Se desconfiar de que alguém entrou na sua conta, defina outra senha e nos avise.',
        'Você pode excluir a conta quando quiser, em [Meu Perfil](profile). Pedidos em andamento são concluídos antes. O que fazemos com os seus dados está em [Privacidade](privacy).',
      ],
    },
    {
      id: 'produtos',
      title: 'As velas',
      blocks: [
        'Pequenas diferenças de tom, textura e altura da cera são próprias de velas artesanais e não são defeito. Quando a página diz “Imagem ilustrativa”, o produto pode variar em detalhes.',
        'O tempo de queima é estimado em condições normais de uso: pavio aparado a cinco milímetros e no máximo quatro horas acesa por vez.',
        {
          points: [
            'Nunca deixe a vela acesa sem alguém por perto.',
            'Mantenha longe de crianças, animais, cortinas e correntes de ar.',
            'Use sobre superfície plana e resistente ao calor, e não mova a vela com a cera líquida.',
            'Pare de usar quando restar um centímetro de cera no fundo.',
          ],
        },
      ],
    },
    {
      id: 'precos',
      title: 'Preços e disponibilidade',
      blocks: [
        'Os preços estão em reais e incluem os tributos. O frete é calculado à parte e aparece, com o total, antes do pagamento. Vale o preço do momento em que você finaliza a compra; se ele mudar enquanto a vela está no carrinho, avisamos.',
        holdSection(facts),
      ],
    },
    {
      id: 'compra',
      title: 'Como a compra acontece',
      blocks: [
        {
          points: [
            'Você escolhe as velas, informa o endereço e calcula o frete.',
            'Antes de pagar, a loja mostra um resumo com itens, endereço, frete e total, e você pode corrigir o que quiser.',
            'Depois do pagamento aprovado, confirmamos o pedido na tela e por e-mail. É aí que o contrato se forma.',
            'O resumo do pedido fica em [Meus Pedidos](orders), onde pode ser consultado quando você precisar.',
          ],
        },
        'Se um preço estiver errado de modo evidente, ou se algo impedir a venda, avisamos logo e devolvemos o valor inteiro.',
      ],
    },
    {
      id: 'pagamento',
      title: 'Pagamento',
      blocks: payingRules(facts.payment),
    },
    ...(facts.gifts === 'now' ? [presents] : []),
    {
      id: 'entrega',
      title: 'Entrega',
      blocks: [
        ...deliverySections(facts).flatMap((section) => section.blocks),
        'Está tudo também na página [Entrega](delivery).',
      ],
    },
    ...returnSections(facts),
    ...(facts.takesContainersBack === 'now' ? [containerSection(facts.courier !== null)] : []),
    ...(facts.sellsVouchers === 'now' ? [voucherRules(facts.payment)] : []),
    {
      id: 'cupons',
      title: 'Cupons e ofertas',
      blocks: [
        `Cada pedido aceita só um desconto, de cupom ou de oferta: vale o maior. Ele incide sobre as velas, não sobre o frete${facts.payment.pix ? ', e o desconto do Pix é calculado sobre o que sobra' : ''}. As condições de cada cupom aparecem no carrinho. Se o pedido expira, é cancelado ou reembolsado por inteiro antes do envio, o cupom volta a valer para você, se ainda estiver no prazo.`,
      ],
    },
    {
      id: 'reclamacoes',
      title: 'Dúvidas e reclamações',
      blocks: [
        'Comece por nós: {email} ou {phone}. Se não resolvermos, você pode recorrer ao Procon-SP (telefone 151 ou procon.sp.gov.br) e à plataforma consumidor.gov.br.',
        'Estes termos seguem a lei brasileira, em especial o Código de Defesa do Consumidor (Lei nº 8.078/1990), o Decreto nº 7.962/2013, o Marco Civil da Internet (Lei nº 12.965/2014) e a LGPD (Lei nº 13.709/2018). O foro é o do seu domicílio.',
      ],
    },
    {
      id: 'site',
      title: 'Textos e imagens',
      blocks: [
        'Textos, desenhos, fotografias e rótulos desta loja pertencem à {name}. Pode compartilhar à vontade, com o nosso nome junto; para uso comercial, pergunte antes.',
        'Podemos atualizar estes termos. A sua compra segue sempre os termos do dia em que foi feita.',
      ],
    },
  ],
})

export function termsOfSale(facts: LegalFacts): LegalPage {
  return fillIn(terms(facts), facts)
}
