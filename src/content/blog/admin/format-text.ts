export interface Selection {
  start: number
  end: number
}

export interface Replacement extends Selection {
  text: string
}

/** Puts **…** around the chosen lines, or takes it off again; an empty line gets a sample to write over. */
export function toggleHeading(content: string, selection: Selection, sample: string): Replacement {
  const heading = /^\*\*(.*)\*\*$/
  return changeLines(content, selection, (lines) => {
    const written = lines.filter((line) => line.trim() !== '')
    if (written.length === 0) return [`**${sample}**`]
    const areHeadings = written.every((line) => heading.test(line.trim()))
    return lines.map((line) => {
      if (line.trim() === '') return line
      return areHeadings ? line.trim().replace(heading, '$1') : `**${line.trim()}**`
    })
  })
}

/** A line's own mark, and the words after it. */
const markedLine = /^(\s*(?:[-*+]\s+|\d{1,3}[.)]\s+|>\s*)?)(.*?)(\s*)$/

/** Puts a mark around the chosen words, line by line, or takes it off again; where nothing is chosen, around a sample. */
export function toggleMark(content: string, chosen: Selection, mark: string, sample: string): Replacement {
  const { start, end } = withMarks(content, withoutSpaces(content, chosen), mark)
  const text = content.slice(start, end)
  if (text === '') return { start, end, text: mark + sample + mark }
  const isMarked = (words: string) =>
    words.length > 2 * mark.length && words.startsWith(mark) && words.endsWith(mark)
  const lines = text.split('\n').map((line) => (markedLine.exec(line) ?? []).slice(1))
  const areMarked = lines.every(([, words = '']) => words === '' || isMarked(words))
  const changed = lines.map(([before = '', words = '', after = '']) => {
    if (words === '') return before + after
    return before + (areMarked ? words.slice(mark.length, -mark.length) : mark + words + mark) + after
  })
  return { start, end, text: changed.join('\n') }
}

/** What is chosen with a double click often has a space at its end, which no mark may touch. */
function withoutSpaces(content: string, { start, end }: Selection): Selection {
  const text = content.slice(start, end)
  const from = start + text.length - text.trimStart().length
  return { start: from, end: Math.max(from, start + text.trimEnd().length) }
}

/** Words that were chosen without the marks around them are chosen with them. */
function withMarks(content: string, { start, end }: Selection, mark: string): Selection {
  const isInside =
    end > start && content.slice(0, start).endsWith(mark) && content.slice(end).startsWith(mark)
  return isInside ? { start: start - mark.length, end: end + mark.length } : { start, end }
}

/** Puts a link in place of what is chosen. */
export function insertLink(chosen: Selection, { words, to }: { words: string; to: string }): Replacement {
  const label = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&')
  const address = to.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
  return { ...chosen, text: `[${label}](${address})` }
}

/** Puts '- ' before the chosen lines, or takes it off again. */
export function toggleList(content: string, selection: Selection): Replacement {
  const item = /^-\s*/
  return changeLines(content, selection, (lines) => {
    const areItems = lines.every((line) => item.test(line))
    return lines.map((line) => (areItems ? line.replace(item, '') : `- ${line}`))
  })
}

/** Puts a line of its own where the cursor stands: below a line that has something on it, in place of an empty one. */
export function insertLine(content: string, { start, end }: Selection, line: string): Replacement {
  return changeLines(content, { start, end }, (lines) =>
    lines.every((text) => text.trim() === '') ? [line] : [...lines, '', line, ''],
  )
}

function changeLines(
  content: string,
  { start, end }: Selection,
  change: (lines: string[]) => string[],
): Replacement {
  const from = content.lastIndexOf('\n', start - 1) + 1
  const nextBreak = content.indexOf('\n', end)
  const to = nextBreak === -1 ? content.length : nextBreak
  return { start: from, end: to, text: change(content.slice(from, to).split('\n')).join('\n') }
}
