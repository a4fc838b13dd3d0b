import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layersAsMarkdown } from './layers.ts'

const file = join(import.meta.dirname, '../../docs/architecture.md')
const BEGIN = '<!-- layers -->'
const END = '<!-- /layers -->'

/** Between the marks of docs/architecture.md stands what the check enforces. */
export function withCurrentTable(text: string): string {
  const [before = '', rest = ''] = text.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\n${layersAsMarkdown()}\n\n${END}${after}`
}

export const readDocument = () => readFileSync(file, 'utf8')

if (import.meta.main) writeFileSync(file, withCurrentTable(readDocument()))
