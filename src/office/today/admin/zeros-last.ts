/** The names of the counts: those with something to do first, each part in the order given. */
export function zerosLast<Name extends string>(counts: Partial<Record<Name, number>>): Name[] {
  const names = Object.keys(counts) as Name[]
  return [...names.filter((name) => counts[name] !== 0), ...names.filter((name) => counts[name] === 0)]
}
