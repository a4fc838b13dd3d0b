import { isUuid } from '#platform/domain/uuid.ts'
import type { RecallSubject } from '#workshop/batches/use-cases/find-recall.ts'

/** A batch by number, or a lot of a material. Null if the values name neither. */
export function readRecallSubject(named: {
  leva: string | null
  material: string | null
  lote: string | null
}): RecallSubject | null {
  const { leva, material, lote } = named
  if (leva) return /^[1-9]\d{0,8}$/.test(leva) ? { number: Number(leva) } : null
  return material && lote && isUuid(material) ? { materialId: material, lot: lote } : null
}

/** Undefined if the URL has no subject; null if it is invalid. */
export function subjectOfAddress(request: Request): RecallSubject | null | undefined {
  const { searchParams } = new URL(request.url)
  if (!searchParams.has('leva') && !searchParams.has('material')) return undefined
  return readRecallSubject({
    leva: searchParams.get('leva'),
    material: searchParams.get('material'),
    lote: searchParams.get('lote'),
  })
}
