import { useState } from 'react'
import { FEW_CODES } from '#accounts/second-factor/copy/security.ts'
import { findFactors } from '#accounts/second-factor/use-cases/find-factors.ts'
import { teamCopy as copy } from '#accounts/team/admin-copy.ts'
import { listTeam } from '#accounts/team/use-cases/list-team.ts'
import { pathTo } from '#addresses.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { InvitationsPanel, InviteForm, type MadeInvitation, MadeLink } from './invite-form.tsx'
import { PersonRow } from './person-row.tsx'
import { changeTeam } from './team-action.server.ts'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const [shop, { userId }] = [shopOf(context), customerOf(context)]
  const [team, factors] = await Promise.all([listTeam(shop), findFactors(shop, { userId })])
  const hasFactor = factors.appSince !== null || factors.passkeys.length > 0
  return { ...team, ownId: userId, codesLeft: hasFactor ? factors.codesLeft : null, now: shop.clock.now() }
}

export const action = changeTeam

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { people, invitations, ownId, codesLeft, now } = loaderData
  const [invitation, setInvitation] = useState<MadeInvitation>()
  return (
    <AdminPage title={copy.title} lead={copy.lead}>
      <div className="split">
        <div className="panels grid g5">
          {invitation && <MadeLink invitation={invitation} />}
          <section className="panel" aria-labelledby="people">
            <div className="panel__head cluster ends baseline">
              <h2 id="people">{copy.people}</h2>
            </div>
            <ul>
              {people.map((person) => (
                <PersonRow key={person.userId} person={person} isSelf={person.userId === ownId} now={now} />
              ))}
            </ul>
          </section>
          <InvitationsPanel invitations={invitations} onMade={setInvitation} />
          <InviteForm onMade={setInvitation} />
        </div>
        <div className="panels grid g5">
          <RightsTable />
          <CodesPanel left={codesLeft} />
        </div>
      </div>
    </AdminPage>
  )
}

/** `left` is null if the owner has no second factor. */
function CodesPanel({ left }: { left: number | null }) {
  const words = copy.codes
  return (
    <section className="panel stack" aria-labelledby="codes">
      <div className="panel__head cluster ends baseline">
        <h2 id="codes">{words.title}</h2>
      </div>
      <p>{left === null ? words.off : words.left(left)}</p>
      {left !== null && left > 0 && left <= FEW_CODES && (
        <p>
          <b>{words.few}</b>
        </p>
      )}
      <p className="small muted">{words.other}</p>
      <LinkButton variant="ghost" small to={pathTo('profileSecurity')}>
        {left === null ? words.turnOn : words.open}
      </LinkButton>
    </section>
  )
}

function RightsTable() {
  const words = copy.rights
  const rows = [
    ...words.both.map((what) => ({ what, helper: words.yes })),
    ...words.adminOnly.map((what) => ({ what, helper: words.no })),
  ]
  return (
    <section className="panel" aria-labelledby="rights">
      <div className="panel__head cluster ends baseline">
        <h2 id="rights">{words.title}</h2>
      </div>
      <table className="table team__rights">
        <caption className="sr">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.admin}</th>
            <th scope="col">{words.helper}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, helper }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{words.yes}</td>
              <td>{helper}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
