const COMBINING_MARKS = /[\u0300-\u036f]/g

/** Text as people compare it: without accents, capitals, stray spaces and punctuation between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
