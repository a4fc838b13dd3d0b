/**
 * Regular expression for JavaScript and PostgreSQL that matches whole words: 'ana@exemplo.com' does not
 * match 'mariana@exemplo.com'.
 */
export function wholeWords(words: readonly string[]): string {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return `(?<![A-Za-z0-9._%+-])(${escaped.join('|')})(?![A-Za-z0-9_-]|\\.[A-Za-z0-9])`
}
