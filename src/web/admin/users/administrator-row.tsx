import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { usersCopy as copy } from '#copy/admin/users.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import type { Administrator } from '#shop/admin/users/list-administrators.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { withRequestKey } from '#web/kit/failures/request-keys.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'

interface AdministratorRowProps {
  administrator: Administrator
  isSelf: boolean
}

export function AdministratorRow({ administrator, isSelf }: AdministratorRowProps) {
  const { userId, email, name, since, isNamedInSettings } = administrator
  const facts = [
    name && email,
    copy.since(formatDate(since)),
    isSelf && copy.you,
    isNamedInSettings && copy.inSettings,
  ].filter(Boolean)
  return (
    <li className="concern">
      <span>
        <b>{name || email}</b>
        <small>{facts.join(', ')}</small>
      </span>
      {!isSelf && !isNamedInSettings && <RevokeForm userId={userId} who={name || email} />}
    </li>
  )
}

/** Asks first where there is a script; without one the press itself counts. */
function RevokeForm({ userId, who }: { userId: string; who: string }) {
  const fetcher = useFetcher<FormAnswer>()
  const [isAsking, setIsAsking] = useState(false)
  useToastAnswer(fetcher.data, undefined, copy.failed)

  function ask(event: FormEvent) {
    event.preventDefault()
    setIsAsking(true)
  }

  function revoke() {
    setIsAsking(false)
    fetcher.submit(withRequestKey({ userId }), { method: 'post' })
  }

  return (
    <fetcher.Form method="post" onSubmit={ask}>
      <input type="hidden" name="userId" value={userId} />
      <Button type="submit" variant="ghost" small busy={fetcher.state !== 'idle'} busyLabel={copy.revoking}>
        {copy.revoke}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.question}
        question={<b>{who}</b>}
        detail={copy.detail}
        confirmLabel={copy.revoke}
        onConfirm={revoke}
      />
    </fetcher.Form>
  )
}
