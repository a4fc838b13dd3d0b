import { plainDay } from '#ui/copy/calendar.ts'
import type { LabelSheetName } from '#workshop/passports/domain/label-sheet.ts'

const sheets: Readonly<Record<LabelSheetName, string>> = {
  small: '63,5 × 38,1 mm (21 por folha)',
  medium: '99 × 38,1 mm (14 por folha)',
  large: '99 × 67,7 mm (8 por folha)',
}

export const batchLabelsCopy = {
  title: (number: number) => `Etiquetas da leva ${number}`,
  missing: 'Leva não encontrada',
  back: 'Voltar às levas',
  size: 'Tamanho',
  sheet: 'Etiqueta',
  sheets,
  count: 'Quantas',
  first: 'Começar na etiqueta',
  firstHint: 'Numa folha já usada, conte da esquerda para a direita, de cima para baixo.',
  show: 'Mostrar',
  print: 'Imprimir',
  printHint: 'Na impressora: papel A4, escala de 100%, sem margens.',
  closed: 'A página desta leva está fechada: as etiquetas saem sem QR.',
  open: 'Abrir a página',
  leva: (number: number, pouredOn: string) => `Leva ${number} · vertida em ${plainDay(pouredOn)}`,
  sheetOf: (number: number, count: number) => `Folha ${number} de ${count}`,
} as const
