import type { ContentSection } from '#settings/domain/settings-fields.ts'

interface SectionWords {
  readonly title: string
  readonly about: string
  readonly fields: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>
}

const paragraphs = 'Uma linha em branco começa outro parágrafo.'

const stepMinutesHint = 'Com a duração de dois passos ou mais, a página mostra uma linha do tempo.'

const stepFields = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((number) => [
    [`stepMark${number}`, { label: `Passo ${number}: ano ou número` }],
    [`stepTitle${number}`, { label: 'Título' }],
    [`stepText${number}`, { label: 'O que aconteceu' }],
    [`stepImage${number}`, { label: 'Foto' }],
    [`stepMinutes${number}`, { label: 'Duração, em minutos', hint: stepMinutesHint }],
  ]),
)
const figureFields = Object.fromEntries(
  [1, 2, 3].flatMap((number) => [
    [`value${number}`, { label: `Número ${number}` }],
    [`label${number}`, { label: 'O que ele conta' }],
  ]),
)

const pageFields = {
  title: { label: 'Título', hint: 'Sem título, a página não existe: nenhum link leva a ela.' },
  emphasis: { label: 'Palavra em itálico', hint: 'Uma que esteja no título.' },
  lead: { label: 'Frase de abertura' },
  image: { label: 'Foto de abertura' },
  description: { label: 'Resumo para buscadores' },
  card: { label: 'Frase do convite nas outras páginas' },
  quote: { label: 'Citação' },
  quoteAuthor: { label: 'De quem é' },
  quoteAbout: { label: 'Quem é' },
  makingTitle: { label: 'Título' },
  makingText: { label: 'Texto', hint: paragraphs },
  makingImage: { label: 'Foto' },
  stepsTitle: { label: 'Título dos passos' },
  ...stepFields,
  figuresTitle: { label: 'Título dos números', hint: 'Só o que você pode provar.' },
  ...figureFields,
  aboutTitle: { label: 'Título' },
  aboutText: { label: 'Texto', hint: paragraphs },
  aboutImage1: { label: 'Foto grande' },
  aboutImage2: { label: 'Foto pequena' },
  bandTitle: { label: 'Título' },
  bandLead: { label: 'Frase' },
  bandSteps: { label: 'Lista', hint: 'Um item por linha.' },
  bandButton: { label: 'Texto do botão', hint: 'Em branco, não há botão.' },
  bandImage: { label: 'Foto' },
}

export const contentSections: Readonly<Record<ContentSection, SectionWords>> = {
  home: {
    title: 'Página inicial',
    about: 'o que fica em branco não aparece',
    fields: {
      heroTitle: { label: 'Título', hint: 'Em branco, aparece o nome da loja.' },
      heroEmphasis: { label: 'Palavra em itálico', hint: 'Uma que esteja no título.' },
      heroSentence: { label: 'Frase' },
      heroImage: { label: 'Foto de abertura' },
      badge1: { label: 'Selo 1' },
      badge2: { label: 'Selo 2' },
      badge3: { label: 'Selo 3' },
      linesIntro: { label: 'Frase ao lado das velas' },
      productsLead: { label: 'Frase da página de todas as velas' },
      processTitle: { label: 'Título' },
      processText: { label: 'Texto' },
      processImage: { label: 'Foto grande' },
      processInset: { label: 'Foto pequena' },
      processCaption: { label: 'Legenda da foto pequena' },
      newsletterLead: { label: 'O que a newsletter traz', hint: 'Só o que você vai cumprir.' },
      newsletterShort: { label: 'A mesma frase, curta', hint: 'No menu do celular.' },
      aboutTitle: { label: 'Título' },
      aboutText: { label: 'Texto', hint: paragraphs },
      aboutImage1: { label: 'Foto grande' },
      aboutImage2: { label: 'Foto pequena' },
      footer: { label: 'Frase sobre a loja', hint: 'No rodapé de todas as páginas.' },
      searchTitle: { label: 'Palavras ao lado do nome', hint: 'No título que os buscadores mostram.' },
      searchText: { label: 'Resumo para buscadores' },
    },
  },
  pictures: {
    title: 'Fotos da loja',
    about: 'ao lado de outras páginas; sem foto, a página fica sem ela',
    fields: {
      products: { label: 'Todas as velas' },
      quiz: { label: 'Convite do quiz' },
      gift: { label: 'Presentes, na página inicial e no pedido a caminho' },
      newsletter: { label: 'Newsletter' },
      signIn: { label: 'Entrar' },
      confirmation: { label: 'Confirmar e-mail' },
      thanks: { label: 'Pedido pago' },
      cancelled: { label: 'Pagamento cancelado' },
    },
  },
  ourStory: { title: 'Nossa História', about: 'quem faz as velas, e como começou', fields: pageFields },
  craftProcess: { title: 'Processo Artesanal', about: 'como as velas são feitas', fields: pageFields },
  sustainability: {
    title: 'Sustentabilidade',
    about: 'o que você faz e o que ainda falta',
    fields: pageFields,
  },
}

export const shopContentCopy = {
  title: 'Páginas',
  lead: 'O que a loja conta sobre você: textos e fotos',
  parts: 'Páginas da loja',
  loadFailed: 'Erro ao carregar as páginas da loja',
  see: 'Ver na loja',
  image: {
    choose: 'Escolher foto',
    change: 'Trocar foto',
    remove: 'Remover foto',
    none: 'Sem foto',
    dialog: { title: 'Escolher uma foto', insert: 'Usar esta foto' },
  },
  groups: {
    opening: 'Abertura',
    candles: 'Velas',
    process: 'Como você faz',
    newsletter: 'Newsletter',
    about: 'Sobre você',
    everywhere: 'Rodapé e buscadores',
    pictures: 'Fotos',
    quote: 'Citação',
    steps: 'Passos ou anos',
    figures: 'Números',
    people: 'Mais um texto, com fotos',
    band: 'Convite, com um botão',
    done: 'O que já é assim',
    missing: 'O que ainda falta',
    card: 'Outras páginas e buscadores',
  },
} as const
