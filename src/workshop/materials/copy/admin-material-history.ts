import { formatBrl } from '#platform/domain/money.ts'
import { materialsCopy } from './admin-materials.ts'

const names: Readonly<Record<string, string>> = { ...materialsCopy.kinds, ...materialsCopy.units }

export const materialHistory: {
  actions: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  show: (field: string, value: unknown) => string | undefined
} = {
  actions: {
    created: 'Material criado',
    updated: 'Material editado',
    imported: 'Material importado',
    purchase: 'Compra anotada',
    correction: 'Material contado de novo',
    loss: 'Perda de material anotada',
    undo: 'Movimento de material desfeito',
    hidden: 'Material tirado de uso',
    shown: 'Material de volta ao uso',
  },
  fields: {
    name: 'Nome',
    kind: 'Tipo',
    unit: 'Unidade',
    supplierName: 'Fornecedor',
    supplierPhone: 'Telefone do fornecedor',
    reorderAt: 'Estoque mínimo',
    leadDays: 'Dias até chegar',
    stock: 'Em estoque',
    paid: 'Pago',
    lot: 'Lote do fornecedor',
    reason: 'Motivo',
  },
  show(field, value) {
    if (field === 'paid' && typeof value === 'number') return formatBrl(value)
    if (field === 'kind' || field === 'unit') return names[String(value)]
    return undefined
  },
}
