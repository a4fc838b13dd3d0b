export const blogCopy = {
  candle: (name: string) => `Vela: ${name}`,
  title: 'Blog',
  description: 'Histórias do ateliê, cuidados com a vela e pequenos rituais para a casa.',
  lead: 'Histórias do ateliê e pequenos cuidados para a chama durar mais.',
  feedTitle: (shop: string) => `Blog da ${shop}`,
  by: (author: string) => `Por ${author}`,
  readingTime: (minutes: number) => `${minutes} min de leitura`,
  empty: {
    title: 'A primeira história ainda está sendo escrita',
    text: 'Enquanto isso, as velas estão na página de produtos.',
    action: 'Ver produtos',
  },
  related: 'Leia Também',
  notFound: {
    title: 'Post não encontrado',
    text: 'Esta história mudou de endereço ou nunca foi contada. As outras estão todas aqui:',
    action: 'Ver o blog',
  },
} as const
