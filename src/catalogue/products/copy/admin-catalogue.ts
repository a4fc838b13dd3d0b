import type { AdminColumn, AdminSort, AdminStatus } from '#catalogue/products/domain/admin-list.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

const counted = (count: number, one: string, many: string) =>
  `${formatWhole(count)} ${count === 1 ? one : many}`

const NAMED_AT_MOST = 3

export function namesInToast(names: readonly string[]): string {
  const sortedNames = names.toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
  const unnamedCount = sortedNames.length - NAMED_AT_MOST
  return (
    sortedNames.slice(0, NAMED_AT_MOST).join(', ') +
    (unnamedCount > 0 ? ` e mais ${formatWhole(unnamedCount)}` : '')
  )
}

export const adminCatalogueFailures = {
  loadProducts: 'Erro ao carregar dados',
  loadCategories: 'Erro ao carregar categorias',
  toggleProduct: 'Erro ao alterar status do produto',
  toggleCategory: 'Erro ao alterar status da categoria',
  deleteProduct: 'Erro ao excluir produto',
  restoreProduct: 'Erro ao restaurar produto',
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
  imported: (createdCount: number, updated: number) =>
    `Importação concluída: ${counted(createdCount, 'produto novo', 'produtos novos')} e ${counted(updated, 'atualizado', 'atualizados')}`,
} as const

export const productListAdmin = {
  title: 'Gestão de Produtos',
  breadcrumb: 'Produtos',
  countLabel: 'Produtos',
  exportCsv: 'Exportar CSV',
  importCsv: 'Importar CSV',
  newProduct: 'Novo Produto',
  searchLabel: 'Buscar produtos por nome',
  searchPlaceholder: 'Buscar por nome',
  statusLabel: 'Status',
  categoryLabel: 'Categoria',
  allCategories: 'Todas',
  sortLabel: 'Ordenar',
  noCategory: 'Sem categoria',
  inStock: 'em estoque',
  sizes: (count: number) => counted(count, 'tamanho', 'tamanhos'),
  ofSize: (size: string, units: number) => `${size}: ${formatWhole(units)}`,
  onSale: (before: number | null, until: string) =>
    `${before ? `de ${formatBrl(before)}, ` : ''}em promoção até ${dayAndMonth(until)}`,
  saleAhead: (from: string, until: string) => `promoção de ${dayAndMonth(from)} a ${dayAndMonth(until)}`,
  lacksPart: 'vela do kit fora de venda',
  waiting: (people: number) => (people === 1 ? '1 à espera' : `${formatWhole(people)} à espera`),
  list: 'Produtos',
  select: (name: string) => `Selecionar ${name}`,
  selectPage: 'Selecionar todos os produtos desta página',
  deleteQuestion: 'Tem certeza que deseja excluir este produto?',
  deleteDetail:
    'Some da loja e fica 30 dias na lixeira, de onde volta com um toque. Os pedidos já feitos não mudam.',
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
    all: 'Selecionar todos',
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

export const productStatusNames: Readonly<Record<AdminStatus, string>> = {
  all: 'Todos',
  active: 'Ativo',
  inactive: 'Inativo',
  bin: 'Lixeira',
}

export const productColumnNames: Readonly<Record<AdminColumn, string>> = {
  name: 'Produto',
  price: 'Preço',
  stock: 'Estoque',
  status: 'Status',
}

export const productSortNames: Readonly<Record<AdminSort, string>> = {
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
  size: 'De qual tamanho',
  allSizes: 'De todos os tamanhos',
  onlySize: (size: string) => `Só ${size}`,
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
