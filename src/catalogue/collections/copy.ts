export const collectionsCopy = {
  title: 'Coleções',
  documentTitle: 'Coleções de velas',
  description: 'Conheça as coleções de velas artesanais e escolha a do seu momento.',
  lead: 'Comece pelo que você mais gosta.',
  count: (products: number) => `${products} ${products === 1 ? 'produto' : 'produtos'}`,
  defaultDescription: 'Uma seleção das nossas velas.',
  empty: 'Nenhuma coleção disponível no momento',
  emptyText: 'Enquanto isso, todas as velas estão na página de produtos.',
  allProducts: 'Ver produtos',
  undecided: {
    title: 'Ainda sem saber por onde começar?',
    text: 'Veja todas as velas lado a lado. Às vezes é o copo que escolhe você.',
    textWithQuiz:
      'Responda a quatro perguntas e receba três sugestões, ou veja todas as velas lado a lado. Às vezes é o copo que escolhe você.',
    quiz: 'Responder às perguntas',
    link: 'Ver todas as velas',
  },
}
