import { type FormEvent, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { carrierAccountCopy as words } from '#delivery/carriers/copy/admin-carrier-account.ts'
import type { AccountView, MissingOfSender } from '#delivery/carriers/use-cases/connect-account.ts'
import { formatDate, formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface AccountPanelProps {
  view: AccountView
  brought: { code: string; state: string } | null
}

export function AccountPanel({ view, brought }: AccountPanelProps) {
  const isConnected = view.kind === 'connected'
  return (
    <section className="panel" aria-labelledby="carrier-account">
      <div className="panel__head">
        <h2 id="carrier-account">{words.title}</h2>
        <Badge tone={isConnected ? 'sage' : 'linen'}>{isConnected ? words.connected : words.off}</Badge>
      </div>
      {view.kind === 'none' && <p>{words.lead}</p>}
      {view.missing.length > 0 && <Missing missing={view.missing} isConnected={isConnected} />}
      {view.kind === 'connected' && <Connected view={view} />}
      {view.kind === 'none' && brought && <FinishForm brought={brought} />}
      {view.kind === 'none' && view.missing.length === 0 && !brought && <ConnectForm view={view} />}
    </section>
  )
}

const PLACES = { cep: pathTo('adminFreight'), document: pathTo('adminShop') } as const

function Missing({ missing, isConnected }: { missing: readonly MissingOfSender[]; isConnected: boolean }) {
  return (
    <Note icon="alert" className="mt3">
      <b>{isConnected ? words.missing.titleConnected : words.missing.title}</b>{' '}
      {missing.map((each, index) => (
        <span key={each}>
          {index > 0 && ', '}
          <Link to={PLACES[each]}>{words.missing[each]}</Link>
        </span>
      ))}
      .
    </Note>
  )
}

function Connected({ view: { state, environment, balance } }: { view: AccountView & { kind: 'connected' } }) {
  const { failing } = words
  return (
    <>
      {state.failingSince && state.failure && (
        <Note tone="danger" className="mt3">
          {failing.since(formatDateTime(new Date(state.failingSince)))} {failing[state.failure]}{' '}
          <b>{failing.table}</b>
        </Note>
      )}
      {environment === 'sandbox' && <Note className="mt3">{words.sandboxNote}</Note>}
      <dl className="sum mt3">
        <div>
          <dt>{words.since}</dt>
          <dd>{formatDate(new Date(state.connectedAt))}</dd>
        </div>
        {environment && (
          <div>
            <dt>{words.environment}</dt>
            <dd>{words.environments[environment]}</dd>
          </div>
        )}
        <div>
          <dt>{words.balance}</dt>
          <dd>{balance === null ? words.balanceUnknown : words.amount(balance)}</dd>
        </div>
      </dl>
      <DisconnectForm />
    </>
  )
}

function ConnectForm({ view: { signInUrl } }: { view: AccountView & { kind: 'none' } }) {
  const fetcher = useFetcher<FormAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const clear = ({ ok }: FormAnswer) => void (ok && form.current?.reset())
  useToastAnswer(fetcher.data, clear, { title: words.failed })
  const secretField = { type: 'password', autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      {signInUrl && (
        <p className="mt4">
          <a className="btn" href={signInUrl}>
            {words.signIn}
          </a>
        </p>
      )}
      <fetcher.Form ref={form} method="post" className="batch__form purchase mt4" noValidate>
        {signInUrl && <p className="hint">{words.orToken}</p>}
        <input type="hidden" name="intent" value="connect" />
        <TextField
          {...secretField}
          label={words.token}
          name="token"
          hint={words.tokenHint}
          maxLength={6000}
          required
        />
        <TextField
          {...secretField}
          label={words.secret}
          name="secret"
          hint={words.secretHint}
          maxLength={200}
        />
        <SelectField
          label={words.environment}
          name="environment"
          options={Object.entries(words.environments).map(([value, label]) => ({ value, label }))}
        />
        <Button
          type="submit"
          variant={signInUrl ? 'ghost' : undefined}
          busy={fetcher.state !== 'idle'}
          busyLabel={words.connecting}
        >
          {words.connect}
        </Button>
      </fetcher.Form>
    </>
  )
}

function FinishForm({ brought: { code, state } }: { brought: { code: string; state: string } }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.failed })
  return (
    <fetcher.Form method="post" className="stack mt4" action={pathTo('adminCarriers')}>
      <p>{words.brought}</p>
      <input type="hidden" name="intent" value="finish" />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="state" value={state} />
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.connecting}>
        {words.finish}
      </Button>
    </fetcher.Form>
  )
}

function DisconnectForm() {
  const fetcher = useFetcher<FormAnswer>()
  const [isAsking, setIsAsking] = useState(false)
  useToastAnswer(fetcher.data, undefined, { title: words.disconnectFailed })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setIsAsking(true)
  }
  const confirm = () => {
    setIsAsking(false)
    const action = pathTo('adminCarriers')
    fetcher.submit(withRequestKey({ intent: 'disconnect' }, action), { method: 'post', action })
  }
  return (
    <fetcher.Form method="post" className="mt4" onSubmit={ask}>
      <input type="hidden" name="intent" value="disconnect" />
      <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={words.disconnecting}>
        {words.disconnect}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.disconnect}
        question={words.question}
        detail={words.detail}
        confirmLabel={words.disconnect}
        onConfirm={confirm}
      />
    </fetcher.Form>
  )
}
