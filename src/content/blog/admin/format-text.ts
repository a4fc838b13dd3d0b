export interface Selection {
  start: number
  end: number
}

export interface Replacement extends Selection {
  text: string
}

export function toggleHeading(content: string, selection: Selection, sample: string): Replacement {
  const heading = /^\*\*(.*)\*\*$/
  return changeLines(content, selection, (lines) => {
    const writtenLines = lines.filter((line) => line.trim() !== '')
    if (writtenLines.length === 0) return [`**${sample}**`]
    const areHeadings = writtenLines.every((line) => heading.test(line.trim()))
    return lines.map((line) => {
      if (line.trim() === '') return line
      return areHeadings ? line.trim().replace(heading, '$1') : `**${line.trim()}**`
    })
  })
}

/** Captures the line's list or quote marker and its text. */
const markedLine = /^(\s*(?:[-*+]\s+|\d{1,3}[.)]\s+|>\s*)?)(.*?)(\s*)$/

/** Toggles a mark around the selection, line by line. An empty selection gets a sample text. */
export function toggleMark(
  content: string,
  chosenSelection: Selection,
  mark: string,
  sample: string,
): Replacement {
  const { start, end } = withMarks(content, withoutSpaces(content, chosenSelection), mark)
  const text = content.slice(start, end)
  if (text === '') return { start, end, text: mark + sample + mark }
  const isMarked = (words: string) =>
    words.length > 2 * mark.length && words.startsWith(mark) && words.endsWith(mark)
  const lines = text.split('\n').map((line) => (markedLine.exec(line) ?? []).slice(1))
  const areMarked = lines.every(([, words = '']) => words === '' || isMarked(words))
  const changedLines = lines.map(([before = '', words = '', after = '']) => {
    if (words === '') return before + after
    return before + (areMarked ? words.slice(mark.length, -mark.length) : mark + words + mark) + after
  })
  return { start, end, text: changedLines.join('\n') }
}

/** A double click often selects a trailing space, which must stay outside the mark. */
function withoutSpaces(content: string, { start, end }: Selection): Selection {
  const text = content.slice(start, end)
  const from = start + text.length - text.trimStart().length
  return { start: from, end: Math.max(from, start + text.trimEnd().length) }
}

/** Extends the selection to include marks right around it. */
function withMarks(content: string, { start, end }: Selection, mark: string): Selection {
  const isInside =
    end > start && content.slice(0, start).endsWith(mark) && content.slice(end).startsWith(mark)
  return isInside ? { start: start - mark.length, end: end + mark.length } : { start, end }
}

export function insertLink(
  chosenSelection: Selection,
  { words, to }: { words: string; to: string },
): Replacement {
  const label = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&')
  const address = to.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
  return { ...chosenSelection, text: `[${label}](${address})` }
}

export function toggleList(content: string, selection: Selection): Replacement {
  const item = /^-\s*/
  return changeLines(content, selection, (lines) => {
    const areItems = lines.every((line) => item.test(line))
    return lines.map((line) => (areItems ? line.replace(item, '') : `- ${line}`))
  })
}

/** Inserts below the current line, or replaces it if it is empty. */
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
