import { useId, useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { carrierAccountCopy as words } from '#delivery/carriers/copy/admin-carrier-account.ts'
import type { AccountView, MissingOfSender } from '#delivery/carriers/use-cases/connect-account.ts'
import { formatDate, formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface AccountPanelProps {
  view: AccountView
  brought: { code: string; state: string } | null
}

export function AccountPanel({ view, brought }: AccountPanelProps) {
  const isConnected = view.kind === 'connected'
  return (
    <section className="panel" aria-labelledby="carrier-account">
      <div className="panel__head cluster ends baseline">
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
      {missing.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={PLACES[name]}>{words.missing[name]}</Link>
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
      <AdminForm
        action={pathTo('adminCarriers')}
        intent="connect"
        clears
        failed={{ title: words.failed }}
        className="batch__form grid g3 purchase mt4"
        press={words.connect}
        saving={words.connecting}
        look={{ variant: signInUrl ? 'ghost' : undefined }}
      >
        {signInUrl && <p className="hint">{words.orToken}</p>}
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
      </AdminForm>
    </>
  )
}

function FinishForm({ brought }: { brought: { code: string; state: string } }) {
  return (
    <AdminForm
      action={pathTo('adminCarriers')}
      intent="finish"
      hidden={brought}
      failed={{ title: words.failed }}
      className="stack mt4"
      press={words.finish}
      saving={words.connecting}
    >
      <p>{words.brought}</p>
    </AdminForm>
  )
}

function DisconnectForm() {
  const [isAsking, setAsking] = useState(false)
  const form = useId()
  return (
    <>
      <AdminForm
        id={form}
        action={pathTo('adminCarriers')}
        intent="disconnect"
        failed={{ title: words.disconnectFailed }}
        className="mt4"
        press={words.disconnect}
        foot={() => (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {words.disconnect}
          </Button>
        )}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.disconnect}
        question={words.question}
        detail={words.detail}
        confirmLabel={words.disconnect}
        onConfirm={() => {
          setAsking(false)
          document.forms.namedItem(form)?.requestSubmit()
        }}
      />
    </>
  )
}
