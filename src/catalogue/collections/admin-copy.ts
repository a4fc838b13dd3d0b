import { formatWhole } from '#platform/domain/format-number.ts'
import type { CategoryFault } from './domain.ts'
import { categoryLimits } from './domain.ts'

export const categoryAdmin = {
  title: 'Gestão de Categorias',
  breadcrumb: 'Categorias',
  subtitle: 'Cada categoria ativa é uma coleção na loja.',
  new: 'Nova Categoria',
  edit: 'Editar Categoria',
  list: 'Categorias',
  search: 'Buscar categoria',
  tabs: { label: 'Categorias por status', all: 'Todas', active: 'Ativas', inactive: 'Inativas' },
  count: (count: number) => `${formatWhole(count)} produto(s)`,
  noDescription: 'Sem descrição',
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
