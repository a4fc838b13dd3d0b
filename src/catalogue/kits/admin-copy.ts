export const adminKitCopy = {
  title: 'Kit',
  titleOf: (name: string) => `Kit: ${name}`,
  lead: 'Um kit é vendido por um preço só e não tem estoque próprio: fica à venda enquanto houver as velas dele. O preço, as fotos e o texto ficam no produto.',
  loadFailed: 'Erro ao carregar o kit',
  backToProduct: 'Voltar ao produto',
  kind: 'Este produto é',
  kinds: { none: 'uma vela, não um kit', fixed: 'um kit fixo', choose: 'um kit à escolha do cliente' },
  choices: 'Quantas velas o cliente escolhe',
  repeats: 'Pode repetir a mesma vela',
  parts: { fixed: 'Quantas de cada vão no kit', choose: 'Marque com 1 as que podem ser escolhidas' },
  filter: 'Procurar vela',
  noShelf: 'Nenhuma vela à venda ainda',
  countOf: (name: string) => `Quantidade de ${name}`,
  inStock: (units: number) => (units === 1 ? '1 em estoque' : `${units} em estoque`),
  gone: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} não está mais à venda, e por isso este kit não pode ser vendido como está. Ative a vela de novo ou salve o kit sem ela.`
      : `${names.join(', ')} não estão mais à venda, e por isso este kit não pode ser vendido como está. Ative as velas de novo ou salve o kit sem elas.`,
  goneFromList: (names: readonly string[]) =>
    `${names.join(', ')} não ${names.length === 1 ? 'aparece' : 'aparecem'} mais entre as velas deste kit, porque não ${names.length === 1 ? 'está' : 'estão'} à venda.`,
  coupon: {
    legend: 'Cupom para quem compra',
    about:
      'Bom para um kit de mini velas: quem compra recebe, no e-mail de confirmação, um cupom só seu para as velas do kit em tamanho maior. Vale uma vez e é cancelado se o pedido for todo reembolsado.',
    kind: 'Cupom',
    kinds: { none: 'não dar cupom', percent: 'uma porcentagem', amount: 'um valor' },
    percent: 'Porcentagem',
    amount: 'Valor',
    minimum: 'Em compras a partir de',
    minimumHint: 'Use o preço da menor vela em tamanho normal, para o cupom não valer em outra mini.',
  },
  save: 'Salvar kit',
  saving: 'Salvando...',
  saved: { title: 'Kit salvo', text: 'Pedidos já feitos ficam como foram vendidos.' },
  saveFailed: 'Erro ao salvar o kit',
  refusals: {
    'product-not-found': 'Este produto não existe mais.',
    'newer-version': 'Este produto mudou em outra aba. Recarregue a página para ver como está.',
    'part-not-found': 'Uma das velas escolhidas não existe mais. Recarregue a página.',
    'has-sizes': 'Um produto com tamanhos não pode ser um kit. Crie um produto novo para o kit.',
    'has-had-stock':
      'Este produto já teve estoque próprio. Crie um produto novo, com estoque zero, para o kit.',
    'is-part-itself': 'Este produto já faz parte de outro kit.',
    'too-few-pieces': 'Um kit tem pelo menos duas velas.',
    'too-many-pieces': 'São velas demais: até 12 dentro de um kit, e até 40 para escolher.',
    'choices-wrong': 'Informe quantas velas o cliente escolhe, de 2 a 12.',
    'percent-wrong': 'A porcentagem do cupom vai de 1 a 100.',
    'amount-wrong': 'Informe o valor do cupom, por exemplo 20,00.',
    'minimum-wrong': 'Informe a compra mínima do cupom, maior do que o desconto.',
    'list-too-short': 'Marque mais velas: a lista precisa ter, no mínimo, o número que o cliente escolhe.',
  },
} as const

export const kitWithoutShelf = 'Um kit não tem estoque nem tamanhos próprios, só os das velas dele.'

export const openKit = 'Vender como kit, com outras velas dentro'
