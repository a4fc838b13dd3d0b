import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import type { ImportField, LineFault } from '#workshop/materials/domain/plan-import.ts'
import { materialsCopy } from './admin-materials.ts'

export const importHeaders: Readonly<Record<ImportField, string>> = {
  name: 'Nome',
  kind: 'Tipo',
  unit: 'Unidade',
  supplierName: 'Fornecedor',
  supplierPhone: 'Telefone do fornecedor',
  reorderAt: 'Estoque mínimo',
  leadDays: 'Dias até chegar',
  amount: 'Quantidade',
  paid: 'Pago (R$)',
  lot: 'Lote do fornecedor',
  status: 'Situação',
}

/** Column names in files exported before a rename. */
export const formerHeaders: readonly (readonly [string, ImportField])[] = [['Linha de compra', 'reorderAt']]

export const importKinds: readonly (readonly [string, MaterialKind])[] = [
  ...(Object.entries(materialsCopy.kinds) as [MaterialKind, string][]).map(
    ([kind, word]) => [word, kind] as const,
  ),
  ['Essência', 'essence'],
  ['Pavio', 'wick'],
  ['Copo', 'jar'],
  ['Vidro', 'jar'],
  ['Rótulo', 'label'],
  ['Caixa', 'box'],
  ['Outro', 'other'],
]

export const importUnits: readonly (readonly [string, MaterialUnit])[] = [
  ['g', 'g'],
  ['grama', 'g'],
  ['gramas', 'g'],
  ['ml', 'ml'],
  ['mililitros', 'ml'],
  ['un.', 'piece'],
  ['unidade', 'piece'],
  ['unidades', 'piece'],
  ['peça', 'piece'],
  ['peças', 'piece'],
]

const counted = (count: number, one: string, many: string) =>
  `${formatWhole(count)} ${count === 1 ? one : many}`

interface Imported {
  created: number
  updated: number
  purchases: number
  knownCount: number
  ignoredColumns: readonly string[]
}

export const materialsImportCopy = {
  open: 'Importar materiais e compras',
  columns: `A primeira linha tem os nomes das colunas: ${Object.values(importHeaders).slice(0, -1).join(', ')}. Só Nome e Unidade (g, ml ou un.) são obrigatórias.`,
  rules:
    'Uma linha para cada compra; o que ficar em branco não muda nada. Mandar o mesmo arquivo de novo não anota nada duas vezes.',
  file: 'Arquivo CSV',
  fileHint: 'Separado por ponto e vírgula ou vírgula, de até 1 MB.',
  press: 'Importar',
  reading: 'Lendo o arquivo...',
  failed: 'Não foi possível importar. Envie o arquivo de novo: o que já estiver anotado não se repete.',
  wrong: (count: number, first: string) =>
    `Nada foi importado: ${counted(count, 'linha precisa', 'linhas precisam')} de correção. ${first}`,
  wrongTitle: 'Linhas a corrigir',
  line: (number: number, name: string) => (name ? `Linha ${number}, ${name}` : `Linha ${number}`),
  more: (count: number) => `E mais ${counted(count, 'correção', 'correções')}.`,
  done({ created, updated, purchases, knownCount, ignoredColumns }: Imported) {
    const parts = [
      created > 0 && counted(created, 'material novo', 'materiais novos'),
      updated > 0 && counted(updated, 'material alterado', 'materiais alterados'),
      purchases > 0 && counted(purchases, 'compra anotada', 'compras anotadas'),
      knownCount > 0 && counted(knownCount, 'compra já estava anotada', 'compras já estavam anotadas'),
    ].filter((part) => part !== false)
    const isNothing = created + updated + purchases === 0
    const summary = parts.length > 0 ? `${parts.join(', ')}.` : 'Os materiais já estão como no arquivo.'
    const ignored = ignoredColumns.length > 0 ? ` Colunas que não usamos: ${ignoredColumns.join(', ')}.` : ''
    return { title: isNothing ? 'Nada a importar' : 'Planilha importada', text: summary + ignored }
  },
  refusals: {
    'file-missing': 'Escolha o arquivo primeiro.',
    'file-empty': 'O arquivo não tem nenhuma linha de material.',
    'file-too-large': 'O arquivo passa de 1 MB. Divida a planilha e envie em partes.',
    'file-unreadable':
      'Não conseguimos ler este arquivo como CSV. Salve a planilha como CSV e tente de novo.',
    'too-many-lines': 'O arquivo passa de 2.000 linhas. Divida a planilha e envie em partes.',
    'no-name-column': 'Falta a coluna Nome, que diz qual é o material de cada linha.',
  },
  faults: {
    'material-name': 'escreva um nome com até 80 caracteres.',
    'material-kind': `o tipo é ${Object.values(materialsCopy.kinds).join(', ')}, ou em branco.`,
    'material-unit': 'a unidade é g, ml ou un. (1,5 kg ou 2 l podem ir na quantidade).',
    'supplier-phone': 'o telefone do fornecedor leva DDD, ou fica em branco.',
    'reorder-line': 'o estoque mínimo é uma quantidade na unidade do material, ou fica em branco.',
    'lead-days': 'os dias até chegar vão de 0 a 180.',
    amount: 'a quantidade é um número na unidade do material, acima de zero.',
    paid: 'o valor pago vai de R$ 0,00 a R$ 100.000,00.',
    'price-high': 'confira a quantidade e o preço: assim o material sairia caro demais.',
    'unit-differs': 'o material já é contado em outra unidade.',
    'out-of-use': 'o material está fora de uso. Na página dele, volte a usá-lo antes.',
    'said-otherwise': 'uma linha acima diz outra coisa sobre este material.',
    'lot-repeated': 'este lote já está em uma linha acima.',
    'lot-known':
      'este lote já foi anotado com outra quantidade ou outro preço. Uma segunda compra dele vai em “Anotar compra”.',
  } satisfies Record<LineFault, string>,
} as const
