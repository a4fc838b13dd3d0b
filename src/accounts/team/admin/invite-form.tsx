import { useFetcher } from 'react-router'
import { teamCopy as copy } from '#accounts/team/admin-copy.ts'
import type { OpenInvitation } from '#accounts/team/use-cases/list-team.ts'
import { pathTo } from '#addresses.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { Button } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { INVITE_KEY } from './invite-key.ts'
import type { TeamAnswer } from './team-action.server.ts'

/** Shown once; whom it goes to the owner chooses in WhatsApp. */
export function MadeLink({ made: { name, link, expiresAt } }: { made: NonNullable<TeamAnswer['made']> }) {
  const words = copy.made
  return (
    <Note tone="success" live className="team__note">
      <div className="team__made">
        <p>
          <b>{words.title}</b> {words.text(name, formatDateTime(expiresAt))}
        </p>
        <code className="team__link">{link}</code>
        <div className="row">
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

/** The second factor of an administrator is not asked about: it is always wanted. */
export function InviteForm({ answer }: { answer: TeamAnswer | undefined }) {
  const fetcher = useFetcher<TeamAnswer>({ key: INVITE_KEY })
  const words = copy.form
  const { typed } = answer ?? {}
  const errorOf = (field: TeamAnswer['field']) =>
    answer && !answer.ok && answer.field === field ? answer.toast?.text : undefined
  return (
    <section className="panel" aria-labelledby="invite">
      <div className="panel__head">
        <h2 id="invite">{words.title}</h2>
      </div>
      <fetcher.Form
        // After a success it is empty for the next one.
        key={answer?.made?.link}
        method="post"
        action={pathTo('adminTeam')}
        className="batch__form"
        noValidate
      >
        <input type="hidden" name="intent" value="invite" />
        <TextField
          label={words.name}
          name="name"
          required
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          defaultValue={typed?.name}
          error={errorOf('name')}
        />
        <TextField
          label={words.email}
          hint={words.emailHint}
          name="email"
          type="email"
          required
          autoComplete="off"
          defaultValue={typed?.email}
          error={errorOf('email')}
        />
        <RadioGroup
          legend={words.role}
          name="role"
          defaultValue={typed?.role ?? 'helper'}
          options={[
            { value: 'helper', label: words.helper, detail: words.helperDetail },
            { value: 'admin', label: words.admin, detail: words.adminDetail },
          ]}
        />
        <Checkbox name="factor" value="1" label={words.factor} defaultChecked={typed?.factor} />
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.busy}>
          {words.press}
        </Button>
      </fetcher.Form>
    </section>
  )
}

export function InvitationsPanel({ invitations }: { invitations: readonly OpenInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <section className="panel" aria-labelledby="invitations">
      <div className="panel__head">
        <h2 id="invitations">{copy.invitations}</h2>
      </div>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: OpenInvitation }) {
  const { id, name, email, role, expiresAt, isOver } = invitation
  const renewing = useFetcher<TeamAnswer>({ key: INVITE_KEY })
  const revoking = useFetcher<FormAnswer>()
  useToastAnswer(revoking.data, undefined, copy.revokeFailed, name)
  const facts = isOver ? copy.invitationOver(role) : copy.invitation(role, formatDateTime(expiresAt))
  return (
    <li className="concern">
      <span>
        <b>{name}</b>
        <small>
          {email}, {facts}
        </small>
      </span>
      <span className="row">
        <renewing.Form method="post" action={pathTo('adminTeam')}>
          <input type="hidden" name="invitationId" value={id} />
          <Button
            type="submit"
            name="intent"
            value="renew"
            variant="ghost"
            small
            aria-label={copy.renewOf(name)}
          >
            {copy.renew}
          </Button>
        </renewing.Form>
        <revoking.Form method="post" action={pathTo('adminTeam')}>
          <input type="hidden" name="invitationId" value={id} />
          <Button
            type="submit"
            name="intent"
            value="revoke"
            variant="ghost"
            small
            aria-label={copy.revokeOf(name)}
            busy={revoking.state !== 'idle'}
          >
            {copy.revoke}
          </Button>
        </revoking.Form>
      </span>
    </li>
  )
}
