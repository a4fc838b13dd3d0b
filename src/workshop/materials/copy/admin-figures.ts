import { longMonth, plainDay, shortMonth } from '#ui/copy/calendar.ts'

export const materialFiguresCopy = {
  title: 'Números dos materiais',
  link: 'Números e arquivos',
  lead: 'Valor do estoque do ateliê em cada dia e consumo mês a mês',
  loadFailed: 'Erro ao carregar os números dos materiais',
  day: 'No fim do dia',
  show: 'Mostrar',
  store: 'Em estoque no ateliê',
  shelf: 'Na prateleira',
  both: 'Ao todo',
  on: (day: string) => `em ${plainDay(day)}`,
  units: (units: number) => (units === 1 ? '1 vela' : `${units} velas`),
  shelfHint: 'O estoque daquele dia, pelo custo que cada tamanho tem hoje.',
  withoutCost: (units: number) =>
    units === 1
      ? '1 vela não tem custo anotado e ficou fora da soma.'
      : `${units} velas não têm custo anotado e ficaram fora da soma.`,
  byKind: 'O que havia em estoque',
  nothing: 'Nada em estoque até esse dia.',
  used: 'Usado por mês',
  usedHint: (month: string) => `Até o dia escolhido; ${longMonth(month)} pode ainda não estar completo.`,
  notUsed: 'Nada usado nesses meses.',
  material: 'Material',
  month: shortMonth,
  files: {
    title: 'Arquivos para a planilha',
    movements: 'Movimentos',
    materials: 'Materiais',
    recipes: 'Receitas',
    failed: { title: 'O download falhou', text: 'Verifique a conexão e tente de novo.' },
    fileName: (list: MaterialFile, day: string) => `${fileNames[list]}-${day}.csv`,
  },
  columns: {
    movements: [
      'Data',
      'Material',
      'Movimento',
      'Quantidade',
      'Unidade',
      'Valor (R$)',
      'Pago (R$)',
      'Lote do fornecedor',
      'Motivo',
      'Leva',
      'Quem anotou',
    ],
    materials: [
      'Nome',
      'Tipo',
      'Unidade',
      'Fornecedor',
      'Telefone do fornecedor',
      'Estoque mínimo',
      'Dias até chegar',
      'Em estoque',
      'Valor (R$)',
      'Situação',
    ],
    recipes: ['Vela', 'Tamanho', 'Versão', 'Material', 'Quantidade', 'Unidade', 'Perda (%)'],
  },
} as const

export const materialFiles = ['movimentos', 'materiais', 'receitas'] as const
export type MaterialFile = (typeof materialFiles)[number]

const fileNames: Readonly<Record<MaterialFile, string>> = {
  movimentos: 'materiais-movimentos',
  materiais: 'materiais',
  receitas: 'receitas',
}
