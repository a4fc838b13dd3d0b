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
