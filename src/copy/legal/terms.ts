import type { ShopIdentity } from '#config.ts'
import { fillIn, type LegalPage } from './legal-page.ts'

const terms: LegalPage = {
  title: 'Termos',
  description:
    'Como comprar na {name}: preços, pagamento, entrega por motoboy em São Paulo, troca e arrependimento em 7 dias.',
  updated: 'Atualizados em 15 de novembro de 2026',
  lead: 'As regras da casa, em português claro. Elas valem para todas as compras feitas nesta loja e não diminuem nenhum direito que o Código de Defesa do Consumidor garante a você.',
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem somos',
      blocks: [
        'Esta loja é de {name}, CNPJ {cnpj}, com sede em {address}.',
        'Atendemos pelo e-mail {email} e pelo telefone {phone}, de segunda a sexta, das 9h às 18h. Toda mensagem recebe resposta em até cinco dias, como pede o Decreto nº 7.962/2013, e quase sempre no mesmo dia.',
      ],
    },
    {
      id: 'conta',
      title: 'A sua conta',
      blocks: [
        'Para comprar, é preciso ter 18 anos, criar uma conta e confirmar o e-mail. Mantenha os dados corretos e a senha só com você. Se desconfiar de que alguém a usou, troque a senha e nos avise.',
        'Você pode excluir a conta quando quiser, em Meu Perfil. Pedidos em andamento são concluídos antes.',
      ],
    },
    {
      id: 'produtos',
      title: 'As velas',
      blocks: [
        'Cada vela é feita à mão, em pequenas fornadas. Pequenas diferenças de tom, textura e altura da cera são próprias do processo e não são defeito. Quando a página diz “Imagem ilustrativa”, o produto pode variar em detalhes.',
        'O tempo de queima é estimado em condições normais de uso: pavio aparado a cinco milímetros e no máximo quatro horas acesa por vez.',
        {
          points: [
            'Nunca deixe a vela acesa sem alguém por perto.',
            'Mantenha longe de crianças, animais, cortinas e correntes de ar.',
            'Use sobre superfície plana e resistente ao calor, e não mova o copo com a cera líquida.',
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
        'Ao iniciar o pagamento, as unidades ficam reservadas para você por 30 minutos. Se o pagamento não for concluído, elas voltam para a loja.',
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
            'O resumo do pedido fica em Meus Pedidos, onde pode ser consultado quando você precisar.',
          ],
        },
        'Se um preço estiver errado de modo evidente, ou se algo impedir a venda, avisamos logo e devolvemos o valor inteiro.',
      ],
    },
    {
      id: 'pagamento',
      title: 'Pagamento',
      blocks: [
        'O pagamento é por cartão, processado por uma empresa especializada. Nós não vemos nem guardamos o número do cartão. O pedido segue para preparo quando a aprovação chega, em geral em poucos segundos.',
        'Se o cartão for recusado, você pode tentar outro. Nenhum valor é cobrado por pedido que não foi confirmado. Emitimos documento fiscal de todas as vendas.',
      ],
    },
    {
      id: 'entrega',
      title: 'Entrega',
      blocks: [
        'Entregamos por motoboy dentro do município de São Paulo, até 40 km do ateliê. O frete depende da distância, e o cálculo aparece linha por linha no carrinho: preço base, quilômetros, manuseio e, em horário de pico, o acréscimo.',
        'Entregamos de segunda a sábado, menos nos feriados. Pedidos aprovados até as 18h chegam no mesmo dia; depois disso, no próximo dia de entrega, que aparece com o frete. O prazo máximo é de sete dias a partir do envio, e o código de acompanhamento fica em Meus Pedidos. Se você prefere receber em dia e turno certos (manhã, tarde ou noite), escreva logo depois da compra: agendamos sem custo, conforme a Lei paulista nº 13.747/2009.',
        'Alguém precisa estar no endereço para receber. Se ninguém atender, o motoboy volta ao ateliê e combinamos com você uma nova tentativa. Se a caixa chegar violada ou a vela quebrada, recuse a entrega ou nos mande uma foto: resolvemos sem custo.',
        'Passou do prazo? Você escolhe entre receber a entrega, aceitar outro produto equivalente ou cancelar com devolução de tudo o que pagou, frete incluído (art. 35 do Código de Defesa do Consumidor).',
      ],
    },
    {
      id: 'arrependimento',
      title: 'Arrependimento em 7 dias',
      blocks: [
        'Você pode desistir da compra em até sete dias corridos depois de receber, sem dizer o motivo (art. 49 do Código de Defesa do Consumidor). Basta escrever para {email} ou ligar para {phone} com o número do pedido. Confirmamos o recebimento na hora.',
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
    {
      id: 'devolucao-de-recipientes',
      title: 'Programa de devolução de recipientes',
      blocks: [
        'Três recipientes nossos, vazios, limpos e sem trinca, valem 10% de desconto nos produtos da próxima compra. Para usar, escreva para {email} antes de comprar: combinamos a retirada e aplicamos o desconto. O benefício é pessoal, não soma com outros e não vira dinheiro.',
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
}

export function termsOfSale(shop: ShopIdentity): LegalPage {
  return fillIn(terms, shop)
}
