import { productForm } from '#copy/admin-catalogue.ts'
import { catalogueFields, productActions } from '#copy/product-history.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { RecordedChange } from '#shop/audit/list-changes.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

interface VersionConflictProps {
  conflict: { version: number; changes: readonly RecordedChange[] }
  /** Where the newer version is. */
  address: string
  form: string
}

const copy = productForm.conflict

/** Somebody saved first: who, when and what, with both ways on. Nothing was overwritten, nothing typed is lost. */
export function VersionConflict({ conflict, address, form }: VersionConflictProps) {
  return (
    <Note tone="danger" live>
      <b>{copy.title}</b>
      <p>{copy.text}</p>
      <ul className="conflict">
        {conflict.changes.map(({ id, actorName, at, action, changes }) => (
          <li key={id}>
            {copy.line(actorName, formatDateTime(at))}: {productActions[action] ?? action}
            {fieldsOf(changes)}
          </li>
        ))}
      </ul>
      <div className="row">
        <LinkButton variant="ghost" small to={address} reloadDocument>
          {copy.takeTheirs}
        </LinkButton>
        <Button small type="submit" form={form} name="overVersion" value={conflict.version}>
          {copy.keepMine}
        </Button>
      </div>
    </Note>
  )
}

function fieldsOf(changes: RecordedChange['changes']): string {
  const names = Object.keys(changes).map((field) => catalogueFields[field] ?? field)
  return names.length > 0 ? ` (${names.join(', ')})` : ''
}
