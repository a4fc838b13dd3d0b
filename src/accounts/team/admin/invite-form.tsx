import { teamCopy as copy } from '#accounts/team/admin-copy.ts'
import type { OpenInvitation } from '#accounts/team/use-cases/list-team.ts'
import { pathTo } from '#addresses.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { TeamAnswer } from './team-action.server.ts'

export type MadeInvitation = NonNullable<TeamAnswer['invitation']>

interface MakesLink {
  onMade: (invitation: MadeInvitation | undefined) => void
}

export function MadeLink({ invitation: { name, link, expiresAt } }: { invitation: MadeInvitation }) {
  const words = copy.made
  return (
    <Note tone="success" live className="team__note">
      <div className="grid g3 team__made">
        <p>
          <b>{words.title}</b> {words.text(name, formatDateTime(expiresAt))}
        </p>
        <code className="small">{link}</code>
        <div className="cluster">
          <a
            className="btn btn--s"
            href={whatsappLink('', words.message(name, link))}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="whatsapp" />
            {words.whatsapp}
          </a>
          <CopyButton text={link} label={words.copy} />
        </div>
        <p className="small muted">{words.once}</p>
      </div>
    </Note>
  )
}

/** Administrators always need a second factor, so the form does not ask for it. */
export function InviteForm({ onMade }: MakesLink) {
  const words = copy.form
  return (
    <section className="panel" aria-labelledby="invite">
      <div className="panel__head cluster ends baseline">
        <h2 id="invite">{words.title}</h2>
      </div>
      <AdminForm<TeamAnswer>
        action={pathTo('adminTeam')}
        intent="invite"
        failed={copy.inviteFailed}
        clears
        onSaved={({ invitation }) => onMade(invitation)}
        className="batch__form grid g3"
        press={words.press}
        saving={words.busy}
      >
        {({ input }) => (
          <>
            <TextField label={words.name} {...input('name')} required maxLength={NAME_MAX_LENGTH} />
            <TextField label={words.email} hint={words.emailHint} {...input('email')} type="email" required />
            <RadioGroup
              legend={words.role}
              name="role"
              defaultValue="helper"
              options={[
                { value: 'helper', label: words.helper, detail: words.helperDetail },
                { value: 'admin', label: words.admin, detail: words.adminDetail },
              ]}
            />
            <Checkbox name="factor" value="1" label={words.factor} />
          </>
        )}
      </AdminForm>
    </section>
  )
}

export function InvitationsPanel({
  invitations,
  onMade,
}: MakesLink & { invitations: readonly OpenInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <section className="panel" aria-labelledby="invitations">
      <div className="panel__head cluster ends baseline">
        <h2 id="invitations">{copy.invitations}</h2>
      </div>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onMade={onMade} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation, onMade }: MakesLink & { invitation: OpenInvitation }) {
  const { id, name, email, role, expiresAt, isOver } = invitation
  const facts = isOver ? copy.invitationOver(role) : copy.invitation(role, formatDateTime(expiresAt))
  return (
    <li className="concern cluster ends">
      <span>
        <b>{name}</b>
        <small>
          {email}, {facts}
        </small>
      </span>
      <span className="cluster">
        <AdminForm<TeamAnswer>
          action={pathTo('adminTeam')}
          intent="renew"
          hidden={{ invitationId: id }}
          failed={copy.inviteFailed}
          about={name}
          onSaved={({ invitation }) => onMade(invitation)}
          press={copy.renew}
          look={{ variant: 'ghost', small: true, 'aria-label': copy.renewOf(name) }}
        />
        <AdminForm
          action={pathTo('adminTeam')}
          intent="revoke"
          hidden={{ invitationId: id }}
          failed={copy.revokeFailed}
          about={name}
          press={copy.revoke}
          look={{ variant: 'ghost', small: true, 'aria-label': copy.revokeOf(name) }}
        />
      </span>
    </li>
  )
}
