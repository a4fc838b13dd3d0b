/**
 * A regular expression, for JavaScript and PostgreSQL alike, that finds these words whole: the address 'ana@exemplo.com' stands in
 * neither 'mariana@exemplo.com' nor 'ana@exemplo.com.br'.
 */
export function wholeWords(words: readonly string[]): string {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return `(?<![A-Za-z0-9._%+-])(${escaped.join('|')})(?![A-Za-z0-9_-]|\\.[A-Za-z0-9])`
}
