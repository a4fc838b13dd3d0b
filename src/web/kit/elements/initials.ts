/** Two letters for somebody without an image: of the first and last name, else of the one word there is. */
export function initialsOf(name: string, email: string): string {
  const words = (name.trim() || email.split('@')[0] || '?').split(/[\s._-]+/).filter(Boolean)
  const [first = '?'] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase('pt-BR')
}
