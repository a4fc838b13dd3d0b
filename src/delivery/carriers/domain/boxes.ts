import type { Box, Size } from './packing.ts'

export type BoxDraft = Omit<Box, 'id'>
export type BoxFault = 'name' | 'inner' | 'grams' | 'cost'

export const MAX_BOXES = 20
export const MAX_BOX_NAME_LENGTH = 40

const isWithin = (number: number, least: number, most: number) =>
  Number.isInteger(number) && number >= least && number <= most

export function boxFaults({ name, inner, grams, cost }: BoxDraft): BoxFault[] {
  return [
    ...(name.length > 0 && name.length <= MAX_BOX_NAME_LENGTH ? [] : (['name'] as const)),
    ...(inner.every((side) => isWithin(side, 20, 1_500)) ? [] : (['inner'] as const)),
    ...(isWithin(grams, 1, 5_000) ? [] : (['grams'] as const)),
    ...(isWithin(cost, 0, 200_00) ? [] : (['cost'] as const)),
  ]
}

const box = (name: string, inner: Size, grams: number, cost: number): BoxDraft => ({
  name,
  inner,
  grams,
  cost,
})

export const PROPOSED_BOXES: readonly BoxDraft[] = [
  box('Caixa P', [160, 110, 120], 120, 250),
  box('Caixa M', [220, 160, 140], 180, 380),
  box('Caixa G', [320, 220, 200], 320, 590),
]
