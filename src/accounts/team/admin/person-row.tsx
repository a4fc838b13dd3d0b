import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { teamCopy as copy } from '#accounts/team/admin-copy.ts'
import type { TeamPerson } from '#accounts/team/use-cases/list-team.ts'
import { pathTo } from '#addresses.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { Avatar } from '#ui/elements/avatar.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface PersonRowProps {
  person: TeamPerson
  isSelf: boolean
  now: Date
}

export function PersonRow({ person, isSelf, now }: PersonRowProps) {
  const { email, name, role, lastSeenAt, isNamedInSettings } = person
  const personName = name || email
  const facts = [
    copy.roles[role],
    name && email,
    lastSeenAt ? copy.seen(dayAndTime(lastSeenAt, now)) : copy.neverSeen,
    isNamedInSettings && copy.inSettings,
  ].filter(Boolean)
  return (
    <li className="row g3 team__person">
      <Avatar name={name} email={email} url={null} />
      <div>
        <p>
          <b>{personName}</b> {isSelf && <Badge tone="linen">{copy.you}</Badge>}{' '}
          <FactorBadge person={person} />
        </p>
        <p className="small muted">{facts.join(', ')}</p>
        {!isSelf && (
          <details className="batch__changes">
            <summary className="text-btn">
              {copy.change}
              <VisuallyHidden> {copy.changeOf(personName)}</VisuallyHidden>
            </summary>
            <Changes person={person} who={personName} />
          </details>
        )}
      </div>
    </li>
  )
}

function FactorBadge({ person: { hasFactor, isFactorRequired } }: Pick<PersonRowProps, 'person'>) {
  if (hasFactor) return <Badge tone="sage">{copy.factor.on}</Badge>
  return <Badge tone="amber">{isFactorRequired ? copy.factor.missing : copy.factor.off}</Badge>
}

function Changes({ person, who }: { person: TeamPerson; who: string }) {
  const { userId, role, hasFactor, isFactorRequired, isNamedInSettings } = person
  return (
    <div className="stack">
      {role === 'helper' && (
        <PersonForm
          userId={userId}
          who={who}
          intent="require-factor"
          fields={isFactorRequired ? {} : { required: '1' }}
          label={isFactorRequired ? copy.factorRequired.off : copy.factorRequired.on}
          hint={copy.factorRequired.hint}
          failed={copy.factorRequired.failed}
        />
      )}
      {hasFactor && (
        <PersonForm
          userId={userId}
          who={who}
          intent="reset-factor"
          label={copy.reset.press}
          hint={copy.reset.hint}
          failed={copy.reset.failed}
        />
      )}
      {!isNamedInSettings && (
        <PersonForm
          userId={userId}
          who={who}
          intent="end"
          label={copy.end.press}
          failed={copy.end.failed}
          asks
        />
      )}
    </div>
  )
}

interface PersonFormProps {
  userId: string
  who: string
  intent: 'require-factor' | 'reset-factor' | 'end'
  fields?: Record<string, string>
  label: string
  hint?: string
  failed: string
  asks?: boolean
}

function PersonForm({
  userId,
  who,
  intent,
  fields = {},
  label,
  hint,
  failed,
  asks = false,
}: PersonFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  const [isAsking, setIsAsking] = useState(false)
  const sent = { intent, userId, ...fields }
  useToastAnswer(fetcher.data, undefined, failed, who)

  function ask(event: FormEvent) {
    event.preventDefault()
    setIsAsking(true)
  }

  function confirm() {
    setIsAsking(false)
    const action = pathTo('adminTeam')
    fetcher.submit(withRequestKey(sent, action), { method: 'post', action })
  }

  return (
    <fetcher.Form method="post" action={pathTo('adminTeam')} onSubmit={asks ? ask : undefined}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={asks ? 'danger' : 'ghost'} small busy={fetcher.state !== 'idle'}>
        {label}
      </Button>
      {hint && <p className="hint">{hint}</p>}
      {asks && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
          title={copy.end.question}
          question={<b>{who}</b>}
          detail={copy.end.detail}
          confirmLabel={copy.end.press}
          onConfirm={confirm}
        />
      )}
    </fetcher.Form>
  )
}
