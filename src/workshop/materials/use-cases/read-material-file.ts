import { unguardCell } from '#platform/domain/csv.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { type CsvRowsRefusal, readCsvRows } from '#platform/read-csv-rows.ts'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import {
  formerHeaders,
  importHeaders,
  importKinds,
  importUnits,
} from '#workshop/materials/copy/admin-materials-import.ts'
import type { ImportField, ImportLine } from '#workshop/materials/domain/plan-import.ts'

const LIMITS = { maxBytes: 1024 * 1024, maxLines: 2_000 }

type FileLine = Omit<ImportLine, 'key'>

interface MaterialFile {
  readonly lines: readonly FileLine[]
  readonly ignoredColumns: readonly string[]
}

export type MaterialFileRefusal = CsvRowsRefusal | Refusal<'file-empty' | 'no-name-column'>

const fields = Object.keys(importHeaders) as ImportField[]
const headers = [...formerHeaders, ...fields.map((field) => [importHeaders[field], field] as const)]
const fieldsByHeader = new Map(headers.map(([header, field]) => [foldText(header), field]))
const kindsByWord = new Map(importKinds.map(([word, kind]) => [foldText(word), kind]))
const unitsByWord = new Map(importUnits.map(([word, unit]) => [foldText(word), unit]))

/** Lines marked as hidden are skipped. */
export async function readMaterialFile(bytes: Uint8Array): Promise<Ok<MaterialFile> | MaterialFileRefusal> {
  const parsedCsvRows = await readCsvRows(bytes, LIMITS)
  if (!parsedCsvRows.ok) return parsedCsvRows
  const [header = [], ...records] = parsedCsvRows.value
  const columns = header.map((title) => fieldsByHeader.get(foldText(title)))
  if (!columns.includes('name')) return refuse(header.length > 1 ? 'no-name-column' : 'file-unreadable')
  const lines = records.flatMap((row, index): FileLine[] => {
    const cells = readCells(columns, row)
    const isBlank = fields.every((field) => cells[field] === '')
    return isBlank ? [] : [{ number: index + 2, cells }]
  })
  if (lines.length === 0) return refuse('file-empty')
  const outOfUse = foldText(materialsCopy.hidden)
  return ok({
    lines: lines.filter(({ cells }) => foldText(cells.status) !== outOfUse),
    ignoredColumns: header.filter((title, place) => title.trim() && !columns[place]),
  })
}

/** Unknown kinds and units are kept, so that the check of the line refuses them. */
function readCells(columns: readonly (ImportField | undefined)[], row: readonly string[]): FileLine['cells'] {
  const cell = (field: ImportField) => unguardCell(row[columns.indexOf(field)] ?? '').trim()
  const cells = Object.fromEntries(fields.map((field) => [field, cell(field)])) as FileLine['cells']
  return {
    ...cells,
    kind: kindsByWord.get(foldText(cells.kind)) ?? cells.kind,
    unit: unitsByWord.get(foldText(cells.unit)) ?? cells.unit,
  }
}
