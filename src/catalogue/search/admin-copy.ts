import { plainDay } from '#ui/copy/calendar.ts'

export const searchesCopy = {
  title: 'Buscas',
  lead: 'O que as pessoas procuraram na loja e não acharam: só as palavras, nunca quem procurou.',
  loadFailed: 'Erro ao carregar as buscas',
  missed: 'Procuraram e não acharam',
  words: 'Palavras',
  times: 'Vezes',
  last: 'Última vez',
  day: plainDay,
  empty: {
    title: 'Nada por enquanto',
    text: 'Quando alguém procurar uma palavra que não existe na loja, ela aparece aqui.',
  },
  see: (words: string) => `Ver a busca por ${words}`,
}
