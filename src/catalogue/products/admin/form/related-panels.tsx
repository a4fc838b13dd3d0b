import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openKit } from '#catalogue/kits/admin-copy.ts'
import { productForm } from '#catalogue/products/copy/admin-product-form.ts'
import { productHistory } from '#catalogue/products/copy/admin-product-history.ts'
import { relatedCopy } from '#catalogue/products/copy/admin-related.ts'
import type { AdminProductDetails } from '#catalogue/products/use-cases/find-admin-product.ts'
import type { WaitingLine } from '#catalogue/stock/use-cases/waiting-list.ts'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import { formatDate, formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { AuditList } from '#ui/admin/audit-trail.tsx'
import { VersionConflict } from '#ui/admin/version-conflict.tsx'
import { auditCopy } from '#ui/copy/admin-change-history.ts'
import { CollapsibleSection } from './form-section.tsx'
import { type ChosenPair, PairsPanel } from './pairs-panel.tsx'
import { PRODUCT_FORM_ID } from './use-product-form.ts'

const copy = relatedCopy.waiting

interface RelatedPanelsProps {
  product: AdminProductDetails | null
  pairs: readonly ChosenPair[]
  changes: readonly RecordedChange[]
  isChanged: boolean
  onEdit: () => void
  form: string
}

/** Pairs, waiting list and history. Lazy-loaded after the form's script. */
export default function RelatedPanels({
  product,
  pairs,
  changes,
  isChanged,
  onEdit,
  form,
}: RelatedPanelsProps) {
  return (
    <>
      <PairsPanel productId={product?.id} initial={pairs} isChanged={isChanged} onEdit={onEdit} form={form} />
      {product && (
        <p className="cluster product-ways">
          <Link className="link" to={pathTo('adminRecipe', { id: product.id })}>
            {relatedCopy.openRecipe}
          </Link>
          <Link className="link" to={pathTo('adminKit', { id: product.id })}>
            {openKit}
          </Link>
        </p>
      )}
      {product?.waiting && <WaitingPanel waiting={product.waiting} />}
      {product && (
        <CollapsibleSection name="history" holds={lastChange(changes)}>
          <AuditList entries={changes} words={productHistory} />
        </CollapsibleSection>
      )}
    </>
  )
}

interface ProductConflictProps {
  conflict: { version: number; changes: readonly RecordedChange[] }
  productId: string
  onDiscard: () => void
}

export function ProductConflict({ conflict, productId, onDiscard }: ProductConflictProps) {
  return (
    <VersionConflict
      conflict={conflict}
      copy={productForm.conflict}
      actions={productHistory.actions}
      fieldWords={productHistory}
      address={pathTo('adminProduct', { id: productId })}
      form={PRODUCT_FORM_ID}
      onDiscard={onDiscard}
    />
  )
}

function WaitingPanel({ waiting }: { waiting: readonly WaitingLine[] }) {
  const people = waiting.reduce((sum, { count }) => sum + count, 0)
  return (
    <CollapsibleSection name="waiting" holds={people === 0 ? copy.none : copy.count(people)}>
      {people === 0 ? (
        <p className="muted">{copy.none}</p>
      ) : (
        <>
          <p className="small muted">{copy.hint}</p>
          {waiting.map((line) => (
            <SizeLine key={line.size} line={line} />
          ))}
        </>
      )}
    </CollapsibleSection>
  )
}

function lastChange([last]: readonly RecordedChange[]): string {
  if (!last) return auditCopy.empty
  return `${productHistory.actions[last.action] ?? last.action}, ${formatDateTime(last.at)}`
}

function SizeLine({ line: { size, count, first } }: { line: WaitingLine }) {
  return (
    <>
      {size !== null && <h3 className="waiting-size mt4">{copy.ofSize(size, count)}</h3>}
      <ol className="waiting-line mt3">
        {first.map(({ email, since }) => (
          <li key={email}>
            {email} <span className="small muted">{copy.since(formatDate(new Date(since)))}</span>
          </li>
        ))}
      </ol>
      {count > first.length && <p className="small muted">{copy.more(count - first.length)}</p>}
    </>
  )
}
