import { type PlannedLine, planImport } from '#catalogue/products/domain/plan-import.ts'
import { notifyWaiting, type Restocker } from '#catalogue/stock/use-cases/waiting-list.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { loadCatalogue } from './load-catalogue.ts'
import type { SeenLine } from './preview-import.ts'
import { classifyWriteError, type WriteRefusal } from './product-refusals.ts'
import { writeImport } from './write-import.ts'

export interface AppliedImport {
  created: number
  updated: number
}

export type ApplyRefusal =
  | WriteRefusal
  | Refusal<'nothing-to-import'>
  | Refusal<'changed-since-preview', { lines: { number: number; name: string }[] }>

/** All or nothing: aborts if any product changed since the preview. */
export async function applyImport(
  shop: Restocker,
  { actor, plan }: { actor: Actor; plan: readonly SeenLine[] },
): Promise<Ok<AppliedImport> | ApplyRefusal> {
  if (plan.length === 0) return refuse('nothing-to-import')
  try {
    return await commitUnlessRefused(shop.db, (tx) => apply(shop, tx, actor, plan))
  } catch (error) {
    return classifyWriteError(error)
  }
}

async function apply(
  shop: Restocker,
  tx: Transaction,
  actor: Actor,
  plan: readonly SeenLine[],
): Promise<Ok<AppliedImport> | ApplyRefusal> {
  const catalogue = await loadCatalogue(tx, { lines: plan, now: shop.clock.now(), lock: true })
  const { lines: plannedLines, products } = planImport(plan, catalogue)
  const seenOf = new Map(plan.map(({ number, seen }) => [number, seen]))
  const outdated = plannedLines.filter((line) => !isAsSeen(line, seenOf.get(line.number) ?? null))
  if (outdated.length > 0) {
    const lines = outdated.map(({ number, name }) => ({ number, name }))
    return refuse('changed-since-preview', { lines })
  }
  const restocked = await writeImport(shop, tx, { at: shop.clock.now(), actor, products })
  await notifyWaiting(shop, tx, restocked)
  const createdCount = products.filter(({ product }) => product === null).length
  return ok({ created: createdCount, updated: products.length - createdCount })
}

/** A sale does not raise the version, but it conflicts with a line that sets the stock. */
function isAsSeen(line: PlannedLine, seen: SeenLine['seen']): boolean {
  if (line.kind !== 'new' && line.kind !== 'changed') return false
  if (line.seen === null || seen === null) return line.seen === seen
  const writesStock = line.kind === 'new' || line.changes.stockQuantity
  return line.seen.version === seen.version && (!writesStock || line.seen.stock === seen.stock)
}
