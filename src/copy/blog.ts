export const blogCopy = {
  title: 'Blog',
  lead: 'Histórias do ateliê e pequenos cuidados para a chama durar mais.',
  feed: 'Novidades do blog por RSS',
  by: (author: string) => `Por ${author}`,
  readingTime: (minutes: number) => `${minutes} min de leitura`,
  empty: { title: 'A primeira história ainda está sendo escrita', text: 'Volte em breve.' },
  related: 'Leia Também',
  notFound: {
    title: 'Post não encontrado',
    text: 'Esta história mudou de endereço ou nunca foi contada. As outras estão todas aqui:',
    action: 'Ver o blog',
  },
} as const
