import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { passkeyNotices } from '#accounts/second-factor/copy/second-factor.ts'
import { securityCopy } from '#accounts/second-factor/copy/security.ts'
import type { Factors } from '#accounts/second-factor/use-cases/find-factors.ts'
import { pathTo } from '#addresses.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const { passkeys: copy } = securityCopy

export function PasskeySection({ passkeys }: Pick<Factors, 'passkeys'>) {
  return (
    <section className="own-data" aria-labelledby="passkeys">
      <h2 id="passkeys">{copy.title}</h2>
      <p className="small muted mt2">{copy.text}</p>
      {passkeys.length > 0 && (
        <ul className="mt4">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </section>
  )
}

function PasskeyRow({ passkey }: { passkey: Factors['passkeys'][number] }) {
  const { id, name, createdAt, usedAt } = passkey
  const facts = [copy.since(formatDate(createdAt)), usedAt && copy.used(formatDate(usedAt))]
  return (
    <li className="concern cluster ends">
      <span>
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(', ')}</small>
      </span>
      <Form method="post" action={pathTo('profileSecurity')}>
        <input type="hidden" name="id" value={id} />
        <Button small variant="ghost" type="submit" name="intent" value="remove-passkey">
          {copy.remove}
        </Button>
      </Form>
    </li>
  )
}

function AddPasskey() {
  const submit = useSubmit()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function add() {
    setBusy(true)
    const { registerPasskey } = await import('./ask-passkey.ts')
    const outcome = await registerPasskey()
    setBusy(false)
    if (!outcome.ok) return toast(passkeyNotices[outcome.code])
    setName('')
    const fields = { intent: 'add-passkey', passkey: outcome.answer, name }
    return submit(fields, { method: 'post', action: pathTo('profileSecurity') })
  }

  return (
    <>
      <noscript>
        <p className="small mt4">{copy.withoutScript}</p>
      </noscript>
      <div className="stack mt4 only-script">
        <TextField
          label={copy.name}
          placeholder={copy.namePlaceholder}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <p>
          <Button small variant="ghost" busy={isBusy} busyLabel={copy.adding} onClick={add}>
            {copy.add}
          </Button>
        </p>
      </div>
    </>
  )
}
