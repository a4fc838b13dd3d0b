import type { Changes } from '#domain/audit/changes.ts'
import {
  type CsvLine,
  type PlannedLine,
  planImport,
  type SeenShelf,
} from '#domain/catalogue/editing/plan-import.ts'
import type { CsvFaults } from '#domain/catalogue/editing/product-csv.ts'
import { type Ok, ok } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { type CsvFileRefusal, readCsvFile } from './read-csv-file.ts'

/** A line that would change something, with what it was checked against. Null: there was no such product. */
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
  /** The first permitted day of the promotion, where that is the fault. */
  permittedFrom?: string
}

export interface ImportPreview {
  counts: Record<PlannedLine['kind'], number>
  /** What is worth a look, what is wrong first; a long list is cut. */
  shown: PreviewLine[]
  ignoredColumns: string[]
  /** What `applyImport` takes. */
  plan: SeenLine[]
}

const SHOWN_AT_MOST = 300
const urgency: Record<PlannedLine['kind'], number> = { error: 0, new: 1, changed: 2, unchanged: 3 }

/** What a file would do, line by line. Nothing is written. */
export async function previewImport(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { bytes }: { bytes: Uint8Array },
): Promise<Ok<ImportPreview> | CsvFileRefusal> {
  const file = await readCsvFile(bytes)
  if (!file.ok) return file
  const { lines, ignoredColumns } = file.value
  const { lines: planned } = planImport(lines, await loadCatalogue(db, { lines, now: clock.now() }))
  const counts = { new: 0, changed: 0, unchanged: 0, error: 0 }
  for (const { kind } of planned) counts[kind] += 1
  const cellsOf = new Map(lines.map(({ number, cells }) => [number, cells]))
  const shown = planned
    .filter(({ kind }) => kind !== 'unchanged')
    .toSorted((a, b) => urgency[a.kind] - urgency[b.kind] || a.number - b.number)
    .slice(0, SHOWN_AT_MOST)
    .map(describe)
  const plan = planned.flatMap((line): SeenLine[] => {
    if (line.kind !== 'new' && line.kind !== 'changed') return []
    return [{ number: line.number, cells: cellsOf.get(line.number) ?? {}, seen: line.seen }]
  })
  return ok({ counts, shown, ignoredColumns, plan })
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
