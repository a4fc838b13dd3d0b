import { csvHeaders, oldSlugHeader } from '#catalogue/products/copy/admin-products-csv.ts'
import type { CsvLine } from '#catalogue/products/domain/check-import.ts'
import { type PlannedLine, planImport, type SeenShelf } from '#catalogue/products/domain/plan-import.ts'
import { type CsvFaults, type CsvField, readableFields } from '#catalogue/products/domain/product-csv.ts'
import type { Changes } from '#platform/audit/changes.ts'
import { unguardCell } from '#platform/domain/csv.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { type CsvRowsRefusal, readCsvRows } from '#platform/read-csv-rows.ts'
import type { Shop } from '#platform/shop.ts'
import { loadCatalogue } from './load-catalogue.ts'

export interface SeenLine extends CsvLine {
  seen: SeenShelf | null
}

export interface PreviewLine {
  number: number
  slug: string
  name: string
  size: string | null
  kind: PlannedLine['kind']
  changes: Changes
  faults: CsvFaults
  permittedFrom?: string
}

export interface ImportPreview {
  counts: Record<PlannedLine['kind'], number>
  /** Changed and faulty lines, the faulty ones first; long lists are truncated. */
  shown: PreviewLine[]
  ignoredColumns: string[]
  plan: SeenLine[]
}

const SHOWN_AT_MOST = 300
const urgency: Record<PlannedLine['kind'], number> = { error: 0, new: 1, changed: 2, unchanged: 3 }

export async function previewImport(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { bytes }: { bytes: Uint8Array },
): Promise<Ok<ImportPreview> | CsvFileRefusal> {
  const file = await readCsvFile(bytes)
  if (!file.ok) return file
  const { lines, ignoredColumns } = file.value
  const { lines: plannedLines } = planImport(lines, await loadCatalogue(db, { lines, now: clock.now() }))
  const counts = { new: 0, changed: 0, unchanged: 0, error: 0 }
  for (const { kind } of plannedLines) counts[kind] += 1
  const cellsByLine = new Map(lines.map(({ number, cells }) => [number, cells]))
  const shownLines = plannedLines
    .filter(({ kind }) => kind !== 'unchanged')
    .toSorted((a, b) => urgency[a.kind] - urgency[b.kind] || a.number - b.number)
    .slice(0, SHOWN_AT_MOST)
    .map(describe)
  const plan = plannedLines.flatMap((line): SeenLine[] => {
    if (line.kind !== 'new' && line.kind !== 'changed') return []
    return [{ number: line.number, cells: cellsByLine.get(line.number) ?? {}, seen: line.seen }]
  })
  return ok({ counts, shown: shownLines, ignoredColumns, plan })
}

function describe(line: PlannedLine): PreviewLine {
  const { number, slug, name, size, kind } = line
  return {
    number,
    slug,
    name,
    size,
    kind,
    changes: line.kind === 'changed' || line.kind === 'new' ? line.changes : {},
    faults: line.kind === 'error' ? line.faults : {},
    permittedFrom: line.kind === 'error' ? line.permittedFrom : undefined,
  }
}

const MAX_CSV_BYTES = 20 * 1024 * 1024
const MAX_CSV_LINES = 20_000

interface CsvFile {
  lines: CsvLine[]
  ignoredColumns: string[]
}

type CsvFileRefusal = CsvRowsRefusal | Refusal<'file-empty' | 'no-slug-column'>

/** Accepts semicolons or commas, UTF-8 or Windows-1252, and columns in any order. */
export async function readCsvFile(bytes: Uint8Array): Promise<Ok<CsvFile> | CsvFileRefusal> {
  const parsedCsvRows = await readCsvRows(bytes, { maxBytes: MAX_CSV_BYTES, maxLines: MAX_CSV_LINES })
  if (!parsedCsvRows.ok) return parsedCsvRows
  const [header = [], ...records] = parsedCsvRows.value
  const columns = header.map(fieldOf)
  if (!columns.includes('slug')) return refuse(header.length > 1 ? 'no-slug-column' : 'file-unreadable')
  const lines = records.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [{ number: index + 2, cells: cellsByField(columns, cells) }],
  )
  if (lines.length === 0) return refuse('file-empty')
  return ok({ lines, ignoredColumns: header.filter((text, place) => text.trim() && !columns[place]) })
}

const fieldsByHeader = new Map<string, CsvField>([
  [foldText(oldSlugHeader), 'slug'],
  ...readableFields.map((field) => [foldText(csvHeaders[field]), field] as const),
])

const fieldOf = (header: string) => fieldsByHeader.get(foldText(header))

/** Missing cells at the end are empty. The first of duplicate columns wins. */
function cellsByField(columns: readonly (CsvField | undefined)[], cells: readonly string[]) {
  const entries = columns.flatMap((field, place) =>
    field ? [[field, unguardCell(cells[place] ?? '')] as const] : [],
  )
  return Object.fromEntries(entries.toReversed())
}
