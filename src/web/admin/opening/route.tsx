import { Form, Link, useActionData, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openingCopy as words } from '#copy/admin/opening.ts'
import { longDayAndMonth } from '#copy/delivery/calendar.ts'
import { gapsOf } from '#domain/opening/opening-steps.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type LoadedOpening, loadOpening } from '#shop/admin/opening/load-opening.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { Checkbox } from '#web/kit/form/checkbox.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { changeOpening } from './opening-action.server.ts'
import StepList from './step-list.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  return loadOpening(shopOf(context))
}

export const action = changeOpening

export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  const { opening, steps } = loaderData
  useToastAnswer(useActionData<FormAnswer>())
  if (opening.isOpen) return <OpenShop opening={opening} />
  return (
    <AdminPage title={words.title} lead={words.lead(opening.since)}>
      <div className="cols">
        <div>
          <StepList steps={steps} />
          <OpenForm {...loaderData} />
        </div>
        <section className="panel" aria-labelledby="now">
          <div className="panel__head">
            <h2 id="now">{words.now.title}</h2>
          </div>
          <p>{words.now.text}</p>
          <p className="hint mt3">{words.now.hint}</p>
          <p className="mt4">
            <LinkButton to={pathTo('home')} variant="ghost" small reloadDocument>
              {words.now.preview}
            </LinkButton>
          </p>
        </section>
      </div>
    </AdminPage>
  )
}

/** The press that opens, or what is missing for it. */
function OpenForm({ steps, subscribers }: LoadedOpening) {
  const navigation = useNavigation()
  const gaps = gapsOf(steps)
  const { ready } = words
  if (gaps.length > 0)
    return (
      <section className="panel mt4" aria-labelledby="open">
        <div className="panel__head">
          <h2 id="open">{ready.missing}</h2>
        </div>
        <ul className="opening-gaps">
          {gaps.map((gap) => (
            <li key={gap}>{words.gaps[gap]}</li>
          ))}
        </ul>
      </section>
    )
  return (
    <section className="panel mt4" aria-labelledby="open">
      <div className="panel__head">
        <h2 id="open">{ready.title}</h2>
      </div>
      <Form method="post" action={pathTo('adminOpening')} className="stack">
        <p>{ready.text}</p>
        {subscribers > 0 ? (
          <Checkbox name="tellsSubscribers" defaultChecked label={ready.subscribers(subscribers)} />
        ) : (
          <p className="muted">{ready.nobody}</p>
        )}
        <Button
          type="submit"
          name="intent"
          value="open"
          busy={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
          busyLabel={ready.opening}
        >
          {ready.open}
        </Button>
      </Form>
    </section>
  )
}

function OpenShop({ opening }: Pick<LoadedOpening, 'opening'>) {
  const navigation = useNavigation()
  const { open } = words
  const day = opening.since && longDayAndMonth(isoDay(opening.since))
  return (
    <AdminPage title={open.title(day)} lead={open.lead}>
      <section className="panel" aria-labelledby="close">
        <div className="panel__head">
          <h2 id="close">{open.closeTitle}</h2>
        </div>
        <Note>{open.closeText}</Note>
        <p className="mt3">
          <Link to={pathTo('adminCalendar')}>{open.pauseLink}</Link>
        </p>
        <Form method="post" action={pathTo('adminOpening')} className="stack mt4">
          <TextField name="reason" label={open.reason} maxLength={200} autoComplete="off" />
          <Checkbox name="isConfirmed" required label={open.confirm} />
          <Button
            type="submit"
            name="intent"
            value="close"
            variant="danger"
            busy={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
            busyLabel={open.closing}
          >
            {open.close}
          </Button>
        </Form>
      </section>
    </AdminPage>
  )
}
