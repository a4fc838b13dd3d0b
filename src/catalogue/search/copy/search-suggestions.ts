export const searchSuggestionsCopy = {
  label: 'Sugestões',
  collection: 'Coleção',
  post: 'No blog',
  near: (typed: string) => `Não encontramos “${typed}”. O mais parecido:`,
  nothing: (typed: string) => `Não encontramos “${typed}”. Tente um aroma, um cômodo ou uma coleção.`,
  all: (total: number | null) =>
    total === null ? 'Ver todas as velas' : total === 1 ? 'Ver 1 vela' : `Ver as ${total} velas`,
  count: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
}
