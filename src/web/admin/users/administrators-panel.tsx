import { usersCopy as copy } from '#copy/admin/users.ts'
import type { Administrator } from '#shop/admin/users/list-administrators.ts'
import { AdministratorRow } from './administrator-row.tsx'

interface AdministratorsPanelProps {
  administrators: readonly Administrator[]
  ownId: string
}

export function AdministratorsPanel({ administrators, ownId }: AdministratorsPanelProps) {
  return (
    <section className="panel" aria-labelledby="administrators">
      <div className="panel__head">
        <h2 id="administrators">{copy.administrators}</h2>
      </div>
      <p className="small muted">{copy.about}</p>
      <ul>
        {administrators.map((each) => (
          <AdministratorRow key={each.userId} administrator={each} isSelf={each.userId === ownId} />
        ))}
      </ul>
    </section>
  )
}
