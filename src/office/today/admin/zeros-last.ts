/** Moves zero counts to the end and otherwise keeps the order. */
export function zerosLast<Name extends string>(counts: Partial<Record<Name, number>>): Name[] {
  const names = Object.keys(counts) as Name[]
  return [...names.filter((name) => counts[name] !== 0), ...names.filter((name) => counts[name] === 0)]
}
