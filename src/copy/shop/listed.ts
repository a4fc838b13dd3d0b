/** 'Lavanda, Mel e Canela', as Intl writes it in Brazil. By hand, because pages would make a formatter while their script loads. */
export function listed(items: readonly string[]): string {
  const before = items.slice(0, -1).join(', ')
  const last = items.at(-1) ?? ''
  return before ? `${before} e ${last}` : last
}
