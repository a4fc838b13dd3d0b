import { auditCopy } from '#ui/copy/admin-change-history.ts'

export const brazilSection = {
  title: 'Entrega para todo o Brasil',
  about: 'desligada, a loja entrega só em São Paulo',
  fields: { offered: { label: 'Enviar para todo o Brasil' } },
} as const

export const showSwitch = (value: unknown) => (value === 'yes' ? auditCopy.yes : auditCopy.no)

export const carrierHistory = {
  actions: { carriers: 'mudou a entrega para o Brasil' },
  fields: {
    'brazil.rates': 'Tabela por estado',
    'brazil.boxes': 'Caixas',
    'brazil.account': 'Conta de etiquetas',
    'brazil.offered': `${brazilSection.title}, ${brazilSection.fields.offered.label}`,
  },
  show: (field: string, value: unknown) => (field === 'brazil.offered' ? showSwitch(value) : undefined),
} as const
