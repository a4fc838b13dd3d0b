import type { PostFault } from '#content/blog/domain/post-draft.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'

export const adminBlogCopy = {
  title: 'Gestão do Blog',
  crumb: 'Blog',
  list: 'Posts',
  count: (count: number) =>
    count === 1
      ? '1 post'
      : `${count === 0 ? 'Nenhum' : formatWhole(count)} ${count === 0 ? 'post' : 'posts'}`,
  new: 'Novo post',
  published: 'Publicado',
  draft: 'Rascunho',
  by: (author: string) => `por ${author}`,
  edited: (at: Date, now: Date) => `editado ${dayAndTime(at, now)}`,
  empty: { title: 'Nenhum post ainda', text: 'Comece contando a primeira história do ateliê.' },
  deletion: {
    title: 'Excluir post',
    question: 'Tem certeza que deseja excluir este post?',
    detail: (title: string) => `“${title}” sai do blog e não pode ser recuperado.`,
    confirm: 'Excluir',
    busy: 'Excluindo...',
  },
} as const

export const postEditorCopy = {
  newTitle: 'Novo post',
  editTitle: 'Editar post',
  unsaved: 'Ainda não salvo',
  saved: (at: Date, now: Date, isPublished: boolean) =>
    `Salvo ${dayAndTime(at, now)} ${isPublished ? 'e publicado' : 'como rascunho'}`,
  fields: {
    title: 'Título',
    slug: 'Endereço da página',
    slugHint: (path: string) => `Endereço: ${path}`,
    author: 'Autor',
    excerpt: 'Resumo',
    excerptHint: 'Aparece na lista do blog e nas buscas.',
    content: 'Texto',
  },
  words: (words: number, minutes: number) =>
    `${formatWhole(words)} ${words === 1 ? 'palavra' : 'palavras'}, ${minutes} min de leitura`,
  format: {
    label: 'Formatação',
    heading: 'Subtítulo',
    bold: 'Negrito (Ctrl+B)',
    italic: 'Itálico (Ctrl+I)',
    link: 'Link (Ctrl+K)',
    list: 'Lista',
    image: 'Imagem',
    candle: 'Vela da loja',
    hint: 'Cada linha é um parágrafo, e uma linha em branco dá um respiro. Uma linha toda em **negrito** vira subtítulo.',
    headingSample: 'Subtítulo',
    boldSample: 'negrito',
    italicSample: 'itálico',
  },
  link: {
    title: 'Inserir link',
    words: 'Texto',
    address: 'Endereço',
    addressHint: 'Um site (https://…), um e-mail ou uma página da loja, como /produtos.',
    wordsMissing: 'Escreva o texto do link',
    addressWrong: 'Este endereço não é válido. Comece com https:// ou com / para uma página da loja.',
    insert: 'Colocar no texto',
    cancel: 'Cancelar',
  },
  candle: {
    title: 'Colocar uma vela no texto',
    label: 'Qual vela?',
    missing: (slug: string) => `Vela “${slug}”: não está na loja, e por isso não aparece no post.`,
  },
  published: 'Publicado',
  publishedHint: 'Aparece em /blog',
  viewOnSite: 'Ver no site',
  image: {
    title: 'Imagem',
    none: 'Sem imagem. Na lista do blog aparece o desenho da marca.',
    choose: 'Escolher imagem',
    change: 'Trocar imagem',
    remove: 'Remover',
    alt: 'Descrição da imagem',
    altHint: 'Para quem não vê a imagem: o que ela mostra?',
    preview: 'Prévia da imagem escolhida',
    file: 'Arquivo de imagem',
  },
  preview: {
    title: 'Prévia',
    untitled: 'Sem título',
    empty: 'O texto aparece aqui enquanto você escreve.',
    stale: 'A prévia não acompanhou as últimas mudanças. O texto continua no campo ao lado.',
    retry: 'Atualizar a prévia',
    imageMissing: (address: string) =>
      `Imagem “${address}”: não é uma imagem da loja, e por isso não aparece no post.`,
  },
  saveDraft: 'Salvar rascunho',
  save: 'Salvar',
  publish: 'Publicar',
  saving: 'Salvando...',
  delete: 'Excluir post',
  leave: {
    title: 'Sair sem salvar?',
    question: 'As alterações deste post ainda não foram salvas e vão se perder.',
    confirm: 'Sair sem salvar',
  },
  conflict: {
    title: 'Este post foi alterado enquanto você escrevia',
    text: 'Nada foi sobrescrito, e o que você digitou continua aqui. Veja o que mudou e escolha:',
    line: (name: string, time: string) => `${name}, em ${time}`,
    keepMine: 'Salvar a minha versão',
    takeTheirs: 'Descartar e ver a versão nova',
  },
} as const

export const postFaults: Readonly<Record<PostFault, (limit: number) => string>> = {
  required: () => 'Preencha este campo',
  'too-long': (limit) => `Use até ${formatWhole(limit)} caracteres`,
  taken: () => blogRefusals['slug-taken'],
}

type LeftOutKind = 'unknownCandles' | 'inactiveCandles' | 'images'

export const blogToasts = {
  created: 'Post criado com sucesso',
  saved: 'Post atualizado com sucesso',
  published: 'Post publicado com sucesso',
  unpublished: 'Post voltou a ser rascunho',
  deleted: 'Post excluído com sucesso',
  invalid: 'Por favor, preencha todos os campos obrigatórios',
  saveFailed: 'Erro ao salvar post',
  deleteFailed: 'Erro ao excluir post',
  leftOut: ({ unknownCandles, inactiveCandles, images }: Record<LeftOutKind, readonly string[]>) =>
    [
      unknownCandles.length > 0 && `Não há na loja: ${unknownCandles.join(', ')}.`,
      inactiveCandles.length > 0 && `Fora da loja: ${inactiveCandles.join(', ')}.`,
      unknownCandles.length + inactiveCandles.length > 0 && 'No post, o lugar fica sem cartão.',
      images.length > 0 && `Só aparecem imagens guardadas na loja, e estas não estão: ${images.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' ') || undefined,
} as const

export const blogRefusals = {
  'post-not-found': 'Post não encontrado',
  'newer-version': 'O post foi alterado em outra janela. Nada foi sobrescrito.',
  'slug-taken': 'Já existe um post com este endereço',
} as const

export const postAuditWords = {
  actions: {
    created: 'Post criado',
    updated: 'Post editado',
    published: 'Post publicado',
    unpublished: 'Post voltou a rascunho',
    deleted: 'Post excluído',
  },
  fields: {
    title: 'Título',
    slug: 'Endereço da página',
    excerpt: 'Resumo',
    content: 'Texto',
    author: 'Autor',
    published: 'Publicado',
    image: 'Imagem',
    imageAlt: 'Descrição da imagem',
    /** Field name in history entries until November 2026. */
    pictureAlt: 'Descrição da imagem',
  },
} as const
