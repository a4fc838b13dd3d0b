import { filterLabels, filterValueName } from '#catalogue/search/copy/product-filters.ts'
import {
  type FilterChoice,
  type FilterKind,
  filterKinds,
  type ProductFilters,
  priceBands,
  scentFamilies,
} from '#catalogue/search/domain/product-filters.ts'

export interface FilterGroup {
  kind: FilterKind
  label: string
  options: { value: string; name: string; count: number }[]
}

const fixedOrders: Partial<Record<FilterKind, readonly string[]>> = {
  familia: scentFamilies,
  preco: priceBands.map(({ value }) => value),
}

export function filterGroups(filters: ProductFilters, choices: readonly FilterChoice[]): FilterGroup[] {
  return filterKinds.flatMap((kind) => {
    const countedChoices = choices.filter((choice) => choice.kind === kind)
    const chosenValues = filters[kind]
    const missing =
      chosenValues && !countedChoices.some(({ value }) => value === chosenValues)
        ? [{ value: chosenValues, count: 0 }]
        : []
    const options = [...countedChoices, ...missing].map(({ value, count }) => ({
      value,
      name: filterValueName(kind, value),
      count,
    }))
    if (options.length === 0) return []
    return [{ kind, label: filterLabels[kind], options: options.sort(chooseOrder(kind)) }]
  })
}

type Option = FilterGroup['options'][number]

function chooseOrder(kind: FilterKind): (one: Option, other: Option) => number {
  const fixed = fixedOrders[kind]
  if (fixed) return (one, other) => fixed.indexOf(one.value) - fixed.indexOf(other.value)
  return (one, other) => one.name.localeCompare(other.name, 'pt-BR', { numeric: true })
}
