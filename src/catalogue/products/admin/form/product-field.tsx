import { faultAt } from '#catalogue/products/copy/admin-product-form.ts'
import type { FieldKind } from '#catalogue/products/domain/field-kinds.ts'
import type { ProductFaults } from '#catalogue/products/domain/product-faults.ts'
import {
  type KindAtField,
  kindAt,
  type ProductField,
  productFields,
} from '#catalogue/products/domain/product-fields.ts'
import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import type { Dimensions } from '#catalogue/products/domain/size-facts.ts'
import type { TextFieldProps } from '#ui/form/text-field.tsx'

const decimal = { numeric: true, inputMode: 'decimal' } as const

type Look = Pick<TextFieldProps, 'numeric' | 'inputMode' | 'affix' | 'type'>

const looks: Partial<Record<KindAtField, Look>> = {
  money: { ...decimal, affix: 'R$' },
  count: { numeric: true, inputMode: 'numeric' },
  weight: decimal,
  length: decimal,
  dimensions: { numeric: true },
  barcode: { inputMode: 'numeric' },
  day: { type: 'date' },
}

export interface BoundField extends Look {
  name: string
  defaultValue: string
  error: string | undefined
  autoComplete: 'off'
  maxLength?: number
}

export const bound = (name: string, defaultValue: string, error: string | undefined): BoundField => ({
  name,
  defaultValue,
  error,
  autoComplete: 'off',
  ...looks[kindAt(name)],
})

export const errorAt = (faults: ProductFaults, name: string) => faults[name] && faultAt(name, faults[name])

export type PlainField = ProductField | keyof Dimensions

export function fieldsWith(input: ProductInput, faults: ProductFaults) {
  return (name: PlainField): BoundField => {
    const field: FieldKind<unknown> | undefined =
      name in productFields ? productFields[name as ProductField] : undefined
    return { ...bound(name, input[name], errorAt(faults, name)), maxLength: field?.longest }
  }
}
