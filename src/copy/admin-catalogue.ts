import type { CategoryFault } from '#domain/catalogue/category-draft.ts'
import { categoryLimits } from '#domain/catalogue/category-draft.ts'
import type { ManagedColumn, ManagedSort, ManagedStatus } from '#domain/catalogue/managed-list.ts'
import { productLimits } from '#domain/catalogue/product-draft.ts'
import type { ProductFault } from '#domain/catalogue/product-faults.ts'
import { productFields } from '#domain/catalogue/product-fields.ts'
import { formatWhole } from '#domain/format-number.ts'
import { formatBrl } from '#domain/money.ts'
import { dayAndMonth } from './calendar.ts'
import { productFieldNames } from './product-field-names.ts'

const counted = (count: number, one: string, many: string) =>
  `${formatWhole(count)} ${count === 1 ? one : many}`

const NAMED_AT_MOST = 3

/** What a toast is about: 'Jasmim, Mel e Figo e mais 4'. */
export function namesInToast(names: readonly string[]): string {
  const sorted = names.toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
  const left = sorted.length - NAMED_AT_MOST
  return sorted.slice(0, NAMED_AT_MOST).join(', ') + (left > 0 ? ` e mais ${formatWhole(left)}` : '')
}

export const adminCatalogueFailures = {
  loadProducts: 'Erro ao carregar dados',
  loadCategories: 'Erro ao carregar categorias',
  toggleProduct: 'Erro ao alterar status do produto',
  toggleCategory: 'Erro ao alterar status da categoria',
  deleteProduct: 'Erro ao excluir produto',
  restoreProduct: 'Erro ao restaurar produto',
  duplicateProduct: 'Erro ao duplicar produto',
  deleteCategory: 'Erro ao excluir categoria',
  saveProduct: 'Erro ao salvar produto',
  saveCategory: 'Erro ao salvar categoria',
  adjustStock: 'Erro ao ajustar o estoque',
  import: 'Erro ao importar produtos',
} as const

export const adminCatalogueSuccesses = {
  productCreated: 'Produto criado com sucesso',
  productUpdated: 'Produto atualizado com sucesso',
  productActivated: 'Produto ativado com sucesso',
  productDeactivated: 'Produto desativado com sucesso',
  productDeleted: 'Produto excluído com sucesso',
  productRestored: 'Produto restaurado, ainda inativo',
  productsRestored: (count: number) => `${count} produtos restaurados, ainda inativos`,
  productDuplicated: 'Cópia criada, ainda inativa',
  productsActivated: (count: number) =>
    `${counted(count, 'produto ativado', 'produtos ativados')} com sucesso`,
  productsDeactivated: (count: number) =>
    `${counted(count, 'produto desativado', 'produtos desativados')} com sucesso`,
  productsDeleted: (count: number) =>
    `${counted(count, 'produto excluído', 'produtos excluídos')} com sucesso`,
  stockAdjusted: (count: number) =>
    `Estoque de ${counted(count, 'produto', 'produtos')} ajustado com sucesso`,
  categoryCreated: 'Categoria criada com sucesso',
  categoryUpdated: 'Categoria atualizada com sucesso',
  categoryActivated: 'Categoria ativada com sucesso',
  categoryDeactivated: 'Categoria desativada com sucesso',
  categoryDeleted: 'Categoria excluída com sucesso',
  imported: (created: number, updated: number) =>
    `Importação concluída: ${counted(created, 'produto novo', 'produtos novos')} e ${counted(updated, 'atualizado', 'atualizados')}`,
} as const

export const productListAdmin = {
  title: 'Gestão de Produtos',
  breadcrumb: 'Produtos',
  countLabel: 'Produtos',
  exportCsv: 'Exportar CSV',
  importCsv: 'Importar CSV',
  newProduct: 'Novo Produto',
  filters: 'Filtrar produtos',
  searchLabel: 'Buscar produtos por nome',
  searchPlaceholder: 'Buscar por nome',
  statusLabel: 'Status',
  categoryLabel: 'Categoria',
  allCategories: 'Todas',
  sortLabel: 'Ordenar',
  apply: 'Filtrar',
  noCategory: 'Sem categoria',
  inStock: 'em estoque',
  /** Beside the price of today. */
  onSale: (before: number | null, until: string) =>
    `${before ? `de ${formatBrl(before)}, ` : ''}em promoção até ${dayAndMonth(until)}`,
  saleAhead: (from: string, until: string) => `promoção de ${dayAndMonth(from)} a ${dayAndMonth(until)}`,
  waiting: (people: number) => (people === 1 ? '1 à espera' : `${formatWhole(people)} à espera`),
  list: 'Produtos',
  select: (name: string) => `Selecionar ${name}`,
  selectPage: 'Selecionar todos os produtos desta página',
  edit: (name: string) => `Editar ${name}`,
  activate: (name: string) => `Ativar ${name}`,
  deactivate: (name: string) => `Desativar ${name}`,
  delete: (name: string) => `Excluir ${name}`,
  deleteQuestion: 'Tem certeza que deseja excluir este produto?',
  deleteDetail:
    'Some da loja e fica 30 dias na lixeira, de onde volta com um toque. Os pedidos já feitos continuam inteiros.',
  duplicate: (name: string) => `Duplicar ${name}`,
  restore: 'Restaurar',
  restoreNamed: (name: string) => `Restaurar ${name}`,
  goneOn: (day: string) => `some em ${day}`,
  deleteConfirm: 'Excluir',
  deleting: 'Excluindo...',
  empty: {
    title: 'Nenhum produto encontrado',
    filtered: 'Tente ajustar os filtros de busca',
    bare: 'Comece criando seu primeiro produto',
  },
  bulk: {
    toolbar: (count: number) =>
      `Ações para ${counted(count, 'produto selecionado', 'produtos selecionados')}`,
    selected: (count: number) => (count === 1 ? 'selecionado' : 'selecionados'),
    activate: 'Ativar',
    deactivate: 'Desativar',
    stock: 'Ajustar estoque',
    prices: 'Alterar preços',
    delete: 'Excluir',
    clear: 'Limpar seleção',
    deleteQuestion: (count: number) =>
      `Tem certeza que deseja excluir ${count === 1 ? 'este produto' : `estes ${count} produtos`}?`,
  },
} as const

export const productStatusNames: Readonly<Record<ManagedStatus, string>> = {
  all: 'Todos',
  active: 'Ativo',
  inactive: 'Inativo',
  bin: 'Lixeira',
}

export const productColumnNames: Readonly<Record<ManagedColumn, string>> = {
  name: 'Produto',
  price: 'Preço',
  stock: 'Estoque',
  status: 'Status',
}

export const productSortNames: Readonly<Record<ManagedSort, string>> = {
  name: 'Nome, de A a Z',
  '-name': 'Nome, de Z a A',
  price: 'Menor preço',
  '-price': 'Maior preço',
  stock: 'Menor estoque',
  '-stock': 'Maior estoque',
  status: 'Ativos primeiro',
  '-status': 'Inativos primeiro',
}

export const stockDialog = {
  title: 'Ajustar estoque',
  description: (count: number) =>
    count === 1
      ? 'A mudança vale para o produto selecionado.'
      : `A mudança vale para os ${count} produtos selecionados.`,
  kind: 'O que fazer',
  kinds: { set: 'Definir o estoque', add: 'Somar ao estoque atual' },
  addHint: 'Um número negativo diminui o estoque.',
  units: 'Unidades',
  preview: 'Como vai ficar',
  fromTo: (from: number, to: number) => `de ${from} para ${to}`,
  save: 'Ajustar',
  saving: 'Salvando...',
  notWhole: 'Digite um número inteiro',
} as const

export const bulkRefusals = {
  productNotFound: 'Algum produto não existe mais. Recarregue a página e tente novamente.',
  stockMoved: (products: readonly { name: string; seen: number; now: number }[]) =>
    `Nada foi salvo, porque o estoque mudou desde que você abriu a página: ${products
      .map(({ name, seen, now }) => `${name} (era ${seen}, agora ${now})`)
      .join(', ')}. Confira os novos valores e ajuste de novo.`,
  outOfRange: (names: readonly string[]) => `O estoque não pode ficar abaixo de zero: ${names.join(', ')}.`,
  nothingSelected: 'Selecione ao menos um produto.',
} as const

export const productForm = {
  newTitle: 'Novo Produto',
  editTitle: 'Editar Produto',
  requiredHint: ['Os campos com', 'são obrigatórios.'],
  basics: 'Informações Básicas',
  ...productFieldNames,
  slug: 'Endereço na loja',
  slugHint: (slug: string) => `Endereço: /produto/${slug}`,
  category: 'Categoria',
  noCategory: 'Sem categoria',
  shortDescriptionHint: `Aparece nos cartões. Até ${productFields.shortDescription.longest} caracteres.`,
  description: 'Descrição completa',
  descriptionHint: 'Uma linha em branco separa os parágrafos.',
  prices: 'Preços e Estoque',
  price: 'Preço de venda',
  costHint: 'Só você vê.',
  stockQuantity: 'Em estoque',
  visibility: 'Visibilidade',
  activeHint: 'Aparece na loja',
  featuredHint: 'Vem primeiro nas sugestões',
  dimensions: 'Dimensões',
  dimensionsHint: 'em centímetros; em branco, usamos 8 × 8 × 10',
  length: 'Comprimento',
  width: 'Largura',
  height: 'Altura',
  variants: {
    title: 'Tamanhos',
    hint: 'o estoque é um só para todos',
    empty: 'Sem tamanhos: o produto é vendido pelo preço acima.',
    name: 'Nome',
    adjustment: 'Diferença de preço',
    adjustmentHint: 'O tamanho com diferença 0 vem marcado na loja.',
    attributes: 'Ficha do tamanho',
    attributesHint: 'Um dado por linha. Exemplo: Peso da cera: 180 g',
    burningHours: 'Queima (horas)',
    weight: 'Peso (kg)',
    dimensions: 'Medidas (cm)',
    examples: { burningHours: '45', weight: '0,420', dimensions: '8 × 8 × 9' },
    salePrice: 'Preço na promoção',
    salePriceHint: 'Em branco, mantém a diferença.',
    image: 'Foto deste tamanho',
    imageHint: 'A mesma em todos: aparece em “Compare os tamanhos”.',
    noImage: 'A mesma dos outros',
    imageOf: (place: number, alt: string) => (alt ? `Foto ${place}: ${alt}` : `Foto ${place}`),
    sells: (price: string) => `Sai por ${price}`,
    add: 'Adicionar tamanho',
    row: (number: number) => `Tamanho ${number}`,
  },
  features: {
    title: 'Diferenciais',
    empty: 'Nenhum diferencial ainda.',
    field: (number: number) => `Diferencial ${number}`,
    add: 'Adicionar diferencial',
    row: (number: number) => `diferencial ${number}`,
  },
  specifications: {
    title: 'Especificações',
    hint: 'Topo, Coração, Fundo e Intensidade desenham a chama do aroma',
    empty: 'Nenhuma especificação ainda.',
    name: 'Nome',
    value: 'Valor',
    add: 'Adicionar especificação',
    row: (number: number) => `especificação ${number}`,
  },
  faq: {
    title: 'Perguntas frequentes',
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
  requiredMissing: 'Por favor, preencha todos os campos obrigatórios',
  checkFields: 'Confira os campos marcados e salve de novo',
  notFound: 'Este produto não existe mais.',
  stockMoved: (seen: number, now: number) =>
    `O estoque mudou de ${seen} para ${now} enquanto você editava. Confira e salve de novo.`,
  imagesFollow: 'As fotos estão a caminho, e você pode continuar trabalhando.',
  imagesRefused: (names: readonly string[]) => `Não entraram: ${names.join(', ')}.`,
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

export const productFaults: Readonly<Record<ProductFault, string>> = {
  required: 'Preencha este campo',
  'too-long': 'Este texto é longo demais',
  'price-not-above-zero': 'O preço precisa ser maior que zero',
  'not-money': 'Digite um valor em reais, como 94,90',
  'too-much-money': 'Este valor é alto demais',
  'not-whole': 'Digite um número inteiro, zero ou mais',
  'too-many': 'Esta quantidade é alta demais',
  'not-weight': 'Digite o peso em quilos, com até 3 casas, como 0,250',
  'not-length': 'Digite a medida em centímetros, como 8,4',
  'not-dimensions': 'Digite as três medidas em centímetros, como 8 × 8 × 9',
  'dimensions-incomplete': 'Preencha as três medidas ou nenhuma',
  'slug-taken': 'Já existe um produto com este endereço na loja. Escolha outro.',
  'category-not-found': 'Esta categoria não existe mais. Escolha outra.',
  'row-incomplete': 'Preencha os dois campos ou deixe os dois em branco',
  'row-repeated': 'Este nome já está em outra linha',
  'too-many-rows': `São no máximo ${productLimits.rows} linhas`,
  'size-not-above-zero': 'Com esta diferença, o tamanho sairia de graça',
  'size-not-found':
    'Escreva tamanho: valor, com um tamanho que o produto tem; novos tamanhos são criados no formulário',
  'image-not-found': 'O produto não tem uma foto com este número',
  'not-day': 'Digite uma data que existe, como 30/11/2026',
  'sale-incomplete': 'Preencha o preço, o início e o fim da promoção, ou deixe os três em branco',
  'sale-not-below': 'O preço promocional precisa ser menor que o preço de venda',
  'sale-ends-before': 'O fim não pode vir antes do início',
  'promotion-over': 'Esta promoção já teria terminado. Escolha um fim de hoje em diante.',
  'price-not-asked': 'O preço “de” precisa ter valido nos 30 dias antes do início da promoção',
  'size-sale-alone': 'Para dar um preço promocional a um tamanho, preencha a promoção do produto',
  'size-sale-above': 'O preço promocional não pode passar do preço normal deste tamanho',
  'size-sale-usual': 'Este tamanho sai pelo preço promocional do produto: deixe em branco',
  'attribute-without-value': 'Escreva um dado por linha, no formato nome: valor',
}

export const categoryAdmin = {
  title: 'Gestão de Categorias',
  breadcrumb: 'Categorias',
  subtitle: 'Cada categoria ativa é uma coleção na loja.',
  new: 'Nova Categoria',
  edit: 'Editar Categoria',
  list: 'Categorias',
  count: (count: number) => `${formatWhole(count)} produto(s)`,
  noDescription: 'Sem descrição',
  editOne: (name: string) => `Editar ${name}`,
  activate: (name: string) => `Ativar ${name}`,
  deactivate: (name: string) => `Desativar ${name}`,
  delete: (name: string) => `Excluir ${name}`,
  deleteQuestion: 'Tem certeza que deseja excluir esta categoria?',
  deleteDetail: 'A categoria some da loja e não volta.',
  deleteConfirm: 'Excluir',
  deleting: 'Excluindo...',
  hasProducts: 'Mova os produtos antes de excluir',
  hasProductsHint: 'Uma categoria com produtos não pode ser excluída. Mova ou exclua os produtos primeiro.',
  empty: { title: 'Nenhuma categoria ainda', text: 'Crie a primeira para reunir seus produtos em coleções.' },
  name: 'Nome',
  description: 'Descrição',
  descriptionHint: 'Aparece na página de coleções.',
  image: 'Imagem',
  imageHint: 'Aparece na página de coleções.',
  removeImage: 'Remover a imagem atual',
  active: 'Ativa, aparece na loja',
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando...',
} as const

export const categoryRefusals: Readonly<
  Record<CategoryFault | 'name-taken' | 'category-not-found' | 'category-has-products', string>
> = {
  'name-required': 'Nome é obrigatório',
  'name-too-long': `O nome pode ter até ${categoryLimits.name} caracteres`,
  'description-too-long': `A descrição pode ter até ${categoryLimits.description} caracteres`,
  'name-taken': 'Já existe uma categoria com este nome',
  'category-not-found': 'Esta categoria não existe mais. Recarregue a página.',
  'category-has-products': categoryAdmin.hasProductsHint,
}
