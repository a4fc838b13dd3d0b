import { Form, useNavigation } from 'react-router'
import { securityCopy } from '#accounts/second-factor/copy/security.ts'
import { pathTo } from '#addresses.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const { app: copy } = securityCopy

interface AppSectionProps {
  since: Date | null
  setup: AppSetup | null
  error: string | undefined
}

interface AppSetup {
  secret: string
  picture: string
}

export function AppSection({ since, setup, error }: AppSectionProps) {
  return (
    <section className="own-data" aria-labelledby="app">
      <h2 id="app">{copy.title}</h2>
      <p className="small muted mt2">{since ? copy.since(formatDate(since)) : copy.text}</p>
      {setup ? <AppSetupForm setup={setup} error={error} /> : <AppActions isSet={since !== null} />}
    </section>
  )
}

function AppActions({ isSet }: { isSet: boolean }) {
  return (
    <Form method="post" action={pathTo('profileSecurity')} className="cluster mt4">
      <LinkButton
        small
        variant={isSet ? 'ghost' : undefined}
        to={pathTo('profileSecurity', {}, { configurar: 'app' })}
      >
        {isSet ? copy.replace : copy.start}
      </LinkButton>
      {isSet && (
        <Button small variant="ghost" type="submit" name="intent" value="remove-app">
          {copy.remove}
        </Button>
      )}
    </Form>
  )
}

function AppSetupForm({ setup, error }: { setup: AppSetup; error: string | undefined }) {
  const isSending = useNavigation().state !== 'idle'
  const setUpPath = pathTo('profileSecurity', {}, { configurar: 'app' })
  return (
    <Form method="post" action={setUpPath} className="stack mt4" noValidate>
      <p>{copy.scan}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the shop itself, from a secret of its own */}
      <div className="security-page__qr" dangerouslySetInnerHTML={{ __html: setup.picture }} />
      <p className="small">
        {copy.byHand} <code className="num">{setup.secret}</code>
      </p>
      <TextField
        label={copy.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        numeric
        error={error}
      />
      <p className="cluster">
        <LinkButton small variant="ghost" to={pathTo('profileSecurity')}>
          {copy.cancel}
        </LinkButton>
        <Button small type="submit" name="intent" value="confirm-app" busy={isSending}>
          {copy.confirm}
        </Button>
      </p>
    </Form>
  )
}
