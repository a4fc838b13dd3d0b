/** More ways to spell a name than this are not tried word by word. */
const MOST_PHRASES = 16

const SMALL_WORDS = /\b(?:d[aeo]s?|e) /g

/** Every way in which words may follow each other, when each has several spellings, the nearest first. */
export function likelyPhrases(words: readonly (readonly string[])[]): string[] {
  const spellings = words.map((some) => [...some])
  while (countPhrases(spellings) > MOST_PHRASES) {
    const most = Math.max(...spellings.map(({ length }) => length))
    spellings.findLast(({ length }) => length === most)?.pop()
  }
  return spellings
    .reduce<string[]>(
      (phrases, some) =>
        phrases.flatMap((phrase) => some.map((word) => (phrase === '' ? word : `${phrase} ${word}`))),
      [''],
    )
    .map((phrase) => phrase.replace(SMALL_WORDS, ''))
}

const countPhrases = (words: readonly string[][]) => words.reduce((count, some) => count * some.length, 1)
