import { useEffect, useRef } from 'react'
import { productForm } from '#copy/admin-catalogue.ts'
import { catalogueFields, productActions, showCatalogueValue } from '#copy/product-history.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { RecordedChange } from '#shop/audit/list-changes.ts'
import { ChangedFields } from '#web/admin/audit-trail.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

interface VersionConflictProps {
  conflict: { version: number; changes: readonly RecordedChange[] }
  /** Where the newer version is. */
  address: string
  form: string
  onDiscard: () => void
}

const copy = productForm.conflict
const words = { actions: productActions, fields: catalogueFields, show: showCatalogueValue }

/** Somebody saved first: who, when and what, with both ways on. Nothing was overwritten, nothing typed is lost. */
export function VersionConflict({ conflict, address, form, onDiscard }: VersionConflictProps) {
  const ref = useRef<HTMLDivElement>(null)
  // It stands at the top, and she has just pressed a button at the bottom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each conflict
  useEffect(() => ref.current?.focus(), [conflict])
  return (
    <div ref={ref} tabIndex={-1}>
      <Note tone="danger" live>
        <b>{copy.title}</b>
        <p>{copy.text}</p>
        <ul className="conflict">
          {conflict.changes.map(({ id, actorName, at, action, changes }) => (
            <li key={id}>
              {copy.line(actorName, formatDateTime(at))}: {productActions[action] ?? action}
              <ChangedFields changes={changes} words={words} />
            </li>
          ))}
        </ul>
        <div className="row">
          <LinkButton variant="ghost" small to={address} reloadDocument onClick={onDiscard}>
            {copy.takeTheirs}
          </LinkButton>
          <Button small type="submit" form={form} name="overVersion" value={conflict.version}>
            {copy.keepMine}
          </Button>
        </div>
      </Note>
    </div>
  )
}
