import type { ProductFault } from '#catalogue/products/domain/product-faults.ts'
import { type KindAtField, kindAt, productFields } from '#catalogue/products/domain/product-fields.ts'
import { productLimits } from '#catalogue/products/domain/product-input.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { productFieldNames } from './admin-products-csv.ts'

export const productForm = {
  newTitle: 'Novo Produto',
  editTitle: 'Editar Produto',
  requiredHint: ['Os campos com', 'são obrigatórios.'],
  ...productFieldNames,
  weight: 'Peso com a embalagem (kg)',
  slug: 'Endereço na loja',
  slugHint: (slug: string) => `Endereço: /produto/${slug}`,
  category: 'Categoria',
  noCategory: 'Sem categoria',
  shortDescriptionHint: `Aparece nos cartões. Até ${productFields.shortDescription.longest} caracteres.`,
  description: 'Descrição completa',
  descriptionHint: 'Uma linha em branco separa os parágrafos.',
  price: 'Preço de venda',
  costHint: 'Só você vê.',
  keptBySizes: 'Estoque, mínimo, custo e códigos estão em cada tamanho, mais abaixo.',
  stockQuantity: 'Em estoque',
  addedStock: 'Somar',
  addedHint: 'Chegaram mais? Digite só as novas.',
  more: 'Mais: mínimo e códigos',
  willHave: (units: number) => (units === 1 ? 'Fica 1.' : `Ficam ${formatWhole(units)}.`),
  activeHint: 'Aparece na loja',
  featuredHint: 'Vem primeiro nas sugestões',
  dimensionsHint: 'em centímetros, já embalada: servem para o frete e não aparecem na loja',
  length: 'Comprimento',
  width: 'Largura',
  height: 'Altura',
  variants: {
    hint: 'cada um tem o seu estoque',
    empty: 'Sem tamanhos: o produto é vendido pelo preço acima.',
    name: 'Nome',
    price: 'Preço',
    adjustment: 'Diferença de preço',
    adjustmentHint: 'O tamanho com diferença 0 é o que já vem marcado na loja.',
    attributes: 'Ficha do tamanho',
    attributesHint: 'Um dado por linha. Exemplo: Peso da cera: 180 g',
    cost: productFieldNames.cost,
    stockQuantity: 'Em estoque',
    minStockLevel: productFieldNames.minStockLevel,
    sku: productFieldNames.sku,
    barcode: productFieldNames.barcode,
    burningHours: 'Queima (horas)',
    weight: 'Peso com a embalagem (kg)',
    dimensions: 'Medidas com a embalagem (cm)',
    examples: { burningHours: '45', weight: '0,420', dimensions: '8 × 8 × 9' },
    salePrice: 'Preço na promoção',
    salePriceHint: 'Em branco, mantém a diferença.',
    image: 'Foto deste tamanho',
    imageHint: 'A mesma em todos: aparece em “Compare os tamanhos”.',
    noImage: 'A mesma dos outros',
    imageOf: (place: number, alt: string) => (alt ? `Foto ${place}: ${alt}` : `Foto ${place}`),
    more: 'Mais: mínimo, códigos, medidas',
    add: 'Adicionar tamanho',
    row: (number: number) => `Tamanho ${number}`,
  },
  features: {
    empty: 'Nenhum diferencial ainda.',
    field: (number: number) => `Diferencial ${number}`,
    add: 'Adicionar diferencial',
    row: (number: number) => `diferencial ${number}`,
  },
  specifications: {
    hint: 'Topo, Coração, Fundo e Intensidade desenham a chama do aroma',
    empty: 'Nenhuma especificação ainda.',
    name: 'Nome',
    value: 'Valor',
    add: 'Adicionar especificação',
    row: (number: number) => `especificação ${number}`,
  },
  faq: {
    empty: 'Nenhuma pergunta ainda.',
    question: 'Pergunta',
    answer: 'Resposta',
    add: 'Adicionar pergunta',
    row: (number: number) => `pergunta ${number}`,
  },
  removeRow: (row: string) => `Remover ${row}`,
  moveRowUp: (row: string) => `Subir ${row}`,
  cancel: 'Cancelar',
  create: 'Criar Produto',
  update: 'Atualizar Produto',
  saving: 'Salvando...',
  seeInShop: 'Ver na loja',
  duplicate: 'Duplicar',
  preview: 'Prévia',
  copyOf: (name: string) =>
    `Começa como ${name}, com os mesmos tamanhos, preços e custos. Faltam o nome, as fotos, o aroma e o estoque.`,
  requiredMissing: 'Por favor, preencha todos os campos obrigatórios',
  checkFields: 'Confira os campos marcados e salve de novo',
  notFound: 'Este produto não existe mais.',
  stockMoved: (movedStocks: readonly { seen: number; now: number; size: { name: string } | null }[]) => {
    const changes = movedStocks.map(
      ({ seen, now, size }) => `${size ? ` do tamanho ${size.name}` : ''} mudou de ${seen} para ${now}`,
    )
    return `O estoque${changes.join(', e o')} enquanto você editava. Confira e salve de novo.`
  },
  skuTaken: (sku: string, owner: string) => `O código ${sku} já é de ${owner}. Escolha outro.`,
  sizesInUse: (sizes: readonly string[]) =>
    `Nada foi salvo: há pedidos a enviar ou uma leva curando em ${sizes.join(', ')}. Remova depois.`,
  imagesFollow: 'As fotos estão a caminho, e você pode continuar trabalhando.',
  leave: {
    title: 'Sair sem salvar?',
    question: 'As alterações deste produto ainda não foram salvas e vão se perder.',
    confirm: 'Sair sem salvar',
  },
  conflict: {
    title: 'Este produto foi alterado enquanto você editava',
    text: 'Nada foi sobrescrito, e o que você digitou continua aqui. Veja o que mudou e escolha:',
    line: (name: string, when: string) => `${name}, em ${when}`,
    keepMine: 'Salvar a minha versão',
    takeTheirs: 'Descartar e ver a versão nova',
  },
} as const

type Sentence = string | ((kind: KindAtField, field: string) => string)

const tooLong = 'Este texto é longo demais'
const missing = 'Preencha este campo'

const unreadable: Readonly<Record<KindAtField, string>> = {
  text: missing,
  list: missing,
  money: 'Digite um valor em reais, como 94,90',
  count: 'Digite um número inteiro, zero ou mais',
  weight: 'Digite o peso em quilos, com até 3 casas, como 0,250',
  length: 'Digite a medida em centímetros, como 8,4',
  dimensions: 'Digite as três medidas em centímetros, como 8 × 8 × 9',
  barcode: 'Confira o código de barras: o último dígito não bate',
  day: 'Digite uma data que existe, como 30/11/2026',
  attributes: 'Escreva um dado por linha, no formato nome: valor',
  switch: 'escreva sim ou não',
}

const incomplete: Partial<Record<KindAtField, string>> = {
  length: 'Preencha as três medidas ou nenhuma',
  text: 'Preencha os dois campos ou deixe os dois em branco',
}

const tooMuch: Partial<Record<KindAtField, string>> = {
  money: 'Este valor é alto demais',
  count: 'Esta quantidade é alta demais',
  list: `São no máximo ${productLimits.rows} linhas`,
}

const isCode = (field: string) => field === 'sku' || field.endsWith('.sku')

const sentences: Readonly<Record<ProductFault, Sentence>> = {
  required: missing,
  unreadable: (kind) => unreadable[kind],
  'too-much': (kind) => tooMuch[kind] ?? tooLong,
  'too-little': 'O preço precisa ser maior que zero',
  incomplete: (kind) =>
    incomplete[kind] ?? 'Preencha o preço, o início e o fim da promoção, ou deixe os três em branco',
  repeated: (_, field) =>
    isCode(field) ? 'Este código já está em outra linha' : 'Este nome já está em outra linha',
  taken: (_, field) =>
    isCode(field)
      ? 'Este código já é de outra vela ou de outro tamanho'
      : 'Já existe um produto com este endereço na loja. Escolha outro.',
  'in-bin':
    'Este endereço é de um produto que está na Lixeira por 30 dias. Restaure aquele produto ou escolha outro endereço.',
  'not-found': (_, field) =>
    field.startsWith('image')
      ? 'O produto não tem uma foto com este número'
      : 'Esta categoria não existe mais. Escolha outra.',
  'kept-by-size': 'Este produto tem tamanhos, e cada um tem o seu: preencha as linhas dos tamanhos',
  'size-free': 'Assim, o tamanho sairia de graça',
  'size-not-found':
    'Escreva tamanho: valor, com um tamanho que o produto tem; novos tamanhos são criados no formulário',
  'sale-not-below': 'O preço promocional precisa ser menor que o preço de venda',
  'sale-ends-before': 'O fim não pode vir antes do início',
  'promotion-over': 'Esta promoção já teria terminado. Escolha um fim de hoje em diante.',
  'price-not-asked': 'O preço “de” precisa ter valido nos 30 dias antes do início da promoção',
  'size-sale-alone': 'Para dar um preço promocional a um tamanho, preencha a promoção do produto',
  'size-sale-above': 'O preço promocional não pode passar do preço normal deste tamanho',
  'size-sale-usual': 'Este tamanho sai pelo preço promocional do produto: deixe em branco',
}

export function faultAt(field: string, fault: ProductFault): string {
  const sentence = sentences[fault]
  return typeof sentence === 'string' ? sentence : sentence(kindAt(field), field)
}

export const searchPreviewCopy = {
  title: 'Nas buscas',
  seoTitle: 'Título nas buscas',
  seoTitleHint: 'Até 70 caracteres. Em branco, vale o nome.',
  seoDescription: 'Descrição nas buscas',
  seoDescriptionHint: 'Até 160 caracteres. Em branco, vale a descrição curta.',
} as const
