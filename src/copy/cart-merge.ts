import type { MergeNote } from '#domain/cart/plan-merge.ts'

/** Said after signing in, when not all of what a guest had collected could go into the account. */
export const mergeNotesTitle = 'Nem tudo veio junto'

export const mergeNotesText = (notes: readonly MergeNote[]): string => notes.map(sentenceOf).join(' ')

function sentenceOf(note: MergeNote): string {
  switch (note.code) {
    case 'unavailable':
      return note.name ? `${note.name} não está mais à venda.` : 'Um produto saiu da loja.'
    case 'out-of-stock':
      return `${note.name} está sem estoque.`
    case 'not-enough-stock':
      return `De ${note.name} há só ${note.available} ${note.available === 1 ? 'unidade' : 'unidades'} em estoque.`
  }
}
