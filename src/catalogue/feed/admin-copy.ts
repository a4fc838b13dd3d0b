export const merchantFeedPageCopy = {
  title: 'Divulgar',
  lead: 'As suas velas no Google e no Instagram, sempre com o preço e o estoque da loja.',
  loadFailed: 'Erro ao carregar a página Divulgar',
  address: 'O endereço para colar',
  copy: 'Copiar endereço',
  inFeed: (count: number) =>
    count === 0
      ? 'Nenhuma vela está na lista ainda.'
      : `${count} ${count === 1 ? 'vela está' : 'velas estão'} na lista, um item por tamanho.`,
  closed: 'A loja está fechada: até ela abrir, quem lê este endereço encontra uma lista vazia.',
  how: 'Como colar',
  ways: [
    {
      name: 'Google',
      text: 'No Merchant Center, em Produtos, adicione uma fonte de dados por arquivo e cole o endereço, com leitura todos os dias. O frete do motoboy depende da distância: em Frete, crie uma tarifa para o rótulo motoboy-sao-paulo.',
    },
    {
      name: 'Instagram e Facebook',
      text: 'No Gerenciador de Comércio da Meta, em Catálogo, escolha Fontes de dados e depois Feed de dados. Cole o endereço e marque a atualização de hora em hora.',
    },
  ],
  leftOut: 'O que fica de fora',
  leftOutLead: 'O Google e a Meta não aceitam velas sem foto ou sem descrição. Toque no nome para completar.',
  noCandles: 'Ainda não há velas. Cadastre a primeira em Produtos.',
  nothing: 'Nada: todas as suas velas estão na lista.',
  more: (count: number) => `E mais ${count}.`,
  candle: 'Vela',
  why: 'Por quê',
  reasons: {
    inactive: 'Inativa na loja',
    'no-picture': 'Sem foto',
    'no-description': 'Sem descrição',
  },
} as const
