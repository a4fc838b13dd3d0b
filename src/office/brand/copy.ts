import type { LogoRefusal } from '#office/brand/use-cases/save-logo.ts'
import type { palettes } from '#settings/domain/brand-colours.ts'
import type { Letters, SettingsFault } from '#settings/domain/settings-fields.ts'
import { imageRefusals } from '#ui/copy/images.ts'

export const brandSection = {
  title: 'Marca',
  about: 'o rosto da loja',
  fields: {
    orderPrefix: { label: 'Prefixo dos pedidos' },
    shortName: { label: 'Nome curto', hint: 'Embaixo do ícone no celular. Em branco, o nome da loja.' },
    newsletter: {
      label: 'Nome da newsletter',
      hint: 'Aparece na página inicial, no menu, no perfil e nos e-mails.',
    },
    paper: { label: 'Papel' },
    ink: { label: 'Texto' },
    accent: { label: 'Destaque' },
    letters: { label: 'Letras' },
  },
} as const

type Palette = (typeof palettes)[number]['id']

const paletteNames: Readonly<Record<Palette, string>> = {
  cocoa: 'Cacau e âmbar',
  sage: 'Sálvia e linho',
  rose: 'Rosa antiga',
  night: 'Azul-noite',
  clay: 'Argila',
  graphite: 'Grafite',
}

const letterNames: Readonly<Record<Letters, string>> = {
  cormorant: 'Cormorant e Source Sans',
  source: 'Só Source Sans',
  fraunces: 'Fraunces e Source Sans',
}

const ratio = (value: number) => (Math.floor(value * 10) / 10).toString().replace('.', ',')

const malformedColour = 'Escreva a cor com # e seis letras ou números. Por exemplo: #9c500e.'

const unreadable = {
  paper: 'Neste papel, avisos e erros não se leem',
  ink: 'Este texto não se lê no papel',
  accent: 'Este destaque não se lê no papel',
} as const

export const logoRefusals: Readonly<Record<LogoRefusal['code'], string>> = {
  'not-a-logo': 'Envie o logo em SVG ou PNG. O logo atual continua.',
  'not-svg': 'Este SVG não pode ser lido. Exporte de novo como SVG simples ou envie um PNG.',
  'svg-too-large': 'Este SVG passa de 500 KB. Simplifique o desenho ou envie um PNG.',
  'svg-empty':
    'Este SVG não tem formas que a loja possa mostrar. Converta textos e imagens em curvas ou envie um PNG.',
  'changed-meanwhile':
    'O logo mudou em outra aba ou por outra pessoa. Recarregue a página para ver como está.',
  'not-an-image': imageRefusals['not-an-image'],
  heic: imageRefusals.heic,
  'too-large': imageRefusals['too-large'],
  'too-many-pixels': imageRefusals['too-many-pixels'],
  animated: imageRefusals.animated,
  broken: imageRefusals.broken,
}

export const brandCopy = {
  title: 'Marca',
  lead: 'O rosto da loja: site, e-mails, ícone no celular e tudo o que você imprime.',
  loadFailed: 'Erro ao carregar a marca',
  logo: {
    title: 'Logo',
    light: 'Em fundo claro',
    dark: 'Em fundo escuro',
    none: 'Ainda sem logo? O nome da loja é escrito com as letras escolhidas abaixo.',
    turned: 'Sem outro arquivo, o logo aparece em branco.',
    file: { light: 'Logo', dark: 'Outro arquivo para fundo escuro' },
    hint: 'SVG ou PNG. O SVG é limpo ao enviar: só ficam as formas e as cores. Dele vêm favicon, ícones, topo do e-mail, imagem de link e impressos. Um logo muito largo vira a primeira letra nos ícones.',
    save: 'Enviar',
    saving: 'Enviando...',
    remove: 'Remover',
    saved: { title: 'Logo salvo', text: 'A loja já mostra a mudança.' },
    removed: { title: 'Logo removido', text: 'A loja já mostra a mudança.' },
    failed: 'O logo não foi salvo',
    missing: 'Escolha um arquivo SVG ou PNG.',
  },
  names: 'Nomes',
  nextOrder: (prefix: string) => `O próximo será ${prefix}-7K2M-QX4A. Os anteriores não mudam.`,
  colours: 'Cores',
  coloursAbout: 'papel, texto e destaque',
  paletteNames,
  own: 'As minhas cores',
  pick: (field: string) => `Escolher a cor: ${field}`,
  readable: (text: number, accent: number) =>
    `Tudo se lê bem: texto ${ratio(text)} para 1, botões e links ${ratio(accent)} para 1. O mínimo é 4,5.`,
  unreadable: (field: keyof typeof unreadable, contrast: number, instead: string) =>
    `${unreadable[field]}: o contraste é ${ratio(contrast)} para 1, e o mínimo é 4,5. O tom mais próximo que serve é ${instead}.`,
  takeInstead: (colour: string) => `Usar ${colour}`,
  letters: 'Letras',
  letterNames,
  sample: 'Noite em casa',
  lettersHint: 'As letras já vêm com a loja: nada é buscado em outro site.',
  faults: {
    orderPrefix: { malformed: 'Use de 2 a 4 letras, sem acento. Por exemplo: MIM.' },
    paper: { malformed: malformedColour },
    ink: { malformed: malformedColour },
    accent: { malformed: malformedColour },
  } as Readonly<Record<string, Partial<Record<SettingsFault, string>>>>,
  toDefault: 'Voltar ao padrão',
  preview: {
    title: 'Prévia',
    about: 'ainda não está na loja',
    region: 'Prévia da marca',
    home: 'Início',
    product: 'Produto',
    email: 'E-mail',
    phone: 'Ícone no celular',
    hero: 'Feito com calma, perto de você',
    seeAll: 'Ver tudo',
    item: 'Produto de exemplo',
    price: 'R$ 89,90',
    addToCart: 'Adicionar ao carrinho',
    confirmed: 'Pedido confirmado',
    order: (prefix: string) => `Oi, Helena! O pedido ${prefix}-9H2D-4K7M está com a gente.`,
    seeOrder: 'Ver o pedido',
  },
} as const
