import { isUuid } from '#platform/domain/uuid.ts'
import type { RecallSubject } from '#workshop/batches/use-cases/find-recall.ts'

/** What an address or a form names: a leva by its number, or a lot of a material; null where it names nothing. */
export function readRecallSubject(named: {
  leva: string | null
  material: string | null
  lote: string | null
}): RecallSubject | null {
  const { leva, material, lote } = named
  if (leva) return /^[1-9]\d{0,8}$/.test(leva) ? { number: Number(leva) } : null
  return material && lote && isUuid(material) ? { materialId: material, lot: lote } : null
}

/** Undefined where the address names none at all. */
export function subjectOfAddress(request: Request): RecallSubject | null | undefined {
  const { searchParams } = new URL(request.url)
  if (!searchParams.has('leva') && !searchParams.has('material')) return undefined
  return readRecallSubject({
    leva: searchParams.get('leva'),
    material: searchParams.get('material'),
    lote: searchParams.get('lote'),
  })
}
