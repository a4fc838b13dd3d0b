import { useState } from 'react'
import { teamCopy as copy } from '#accounts/team/admin-copy.ts'
import type { TeamPerson } from '#accounts/team/use-cases/list-team.ts'
import { pathTo } from '#addresses.ts'
import { AdminConfirm } from '#ui/admin/admin-confirm.tsx'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { Avatar } from '#ui/elements/avatar.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'

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
            <Changes person={person} personName={personName} />
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

function Changes({ person, personName }: { person: TeamPerson; personName: string }) {
  const { userId, role, hasFactor, isFactorRequired, isNamedInSettings } = person
  return (
    <div className="stack">
      {role === 'helper' && (
        <PersonForm
          intent="require-factor"
          hidden={{ userId, ...(!isFactorRequired && { required: '1' }) }}
          personName={personName}
          press={isFactorRequired ? copy.factorRequired.off : copy.factorRequired.on}
          words={copy.factorRequired}
        />
      )}
      {hasFactor && (
        <PersonForm
          intent="reset-factor"
          hidden={{ userId }}
          personName={personName}
          press={copy.reset.press}
          words={copy.reset}
        />
      )}
      {!isNamedInSettings && <EndRole userId={userId} personName={personName} />}
    </div>
  )
}

interface PersonFormProps {
  intent: 'require-factor' | 'reset-factor'
  hidden: Record<string, string>
  personName: string
  press: string
  words: { hint: string; failed: string }
}

function PersonForm({ intent, hidden, personName, press, words }: PersonFormProps) {
  return (
    <AdminForm
      action={pathTo('adminTeam')}
      intent={intent}
      hidden={hidden}
      failed={words.failed}
      about={personName}
      press={press}
      look={{ variant: 'ghost', small: true }}
      foot={(submit) => (
        <>
          {submit}
          <p className="hint">{words.hint}</p>
        </>
      )}
    />
  )
}

function EndRole({ userId, personName }: { userId: string; personName: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Button variant="danger" small onClick={() => setAsking(true)}>
        {copy.end.press}
      </Button>
      <AdminConfirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.end.question}
        question={<b>{personName}</b>}
        detail={copy.end.detail}
        confirmLabel={copy.end.press}
        action={pathTo('adminTeam')}
        fields={{ intent: 'end', userId }}
        failed={copy.end.failed}
        about={personName}
      />
    </div>
  )
}
