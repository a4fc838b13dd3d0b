import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import { listGaps } from '#office/opening/domain.ts'
import { type LoadedOpening, loadOpening } from '#office/opening/use-cases/load-opening.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { longDayAndMonth } from '#ui/copy/calendar.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeOpening } from './opening-action.server.ts'
import StepList from './step-list.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

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
  if (opening.isShopOpen) return <OpenShop opening={opening} />
  return (
    <AdminPage title={words.title} lead={words.lead(opening.since)}>
      <div className="split">
        <div>
          <StepList steps={steps} />
          <OpenForm {...loaderData} />
        </div>
        <section className="panel" aria-labelledby="now">
          <div className="panel__head cluster ends baseline">
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

function OpenForm({ steps, subscribers }: LoadedOpening) {
  const gaps = listGaps(steps)
  const { ready } = words
  if (gaps.length > 0)
    return (
      <section className="panel mt4" aria-labelledby="open">
        <div className="panel__head cluster ends baseline">
          <h2 id="open">{ready.missing}</h2>
        </div>
        <ul className="grid g2 opening-gaps">
          {gaps.map((gap) => (
            <li key={gap}>{words.gaps[gap]}</li>
          ))}
        </ul>
      </section>
    )
  return (
    <section className="panel mt4" aria-labelledby="open">
      <div className="panel__head cluster ends baseline">
        <h2 id="open">{ready.title}</h2>
      </div>
      <AdminForm
        action={pathTo('adminOpening')}
        intent="open"
        failed={ready.openFailed}
        className="stack"
        press={ready.open}
        saving={ready.opening}
      >
        <p>{ready.text}</p>
        {subscribers > 0 ? (
          <Checkbox name="tellsSubscribers" defaultChecked label={ready.subscribers(subscribers)} />
        ) : (
          <p className="muted">{ready.nobody}</p>
        )}
      </AdminForm>
    </section>
  )
}

function OpenShop({ opening }: Pick<LoadedOpening, 'opening'>) {
  const { open } = words
  const day = opening.since && longDayAndMonth(isoDay(opening.since))
  return (
    <AdminPage title={open.title(day)} lead={open.lead}>
      <section className="panel" aria-labelledby="close">
        <div className="panel__head cluster ends baseline">
          <h2 id="close">{open.closeTitle}</h2>
        </div>
        <Note>{open.closeText}</Note>
        <p className="mt3">
          <Link to={pathTo('adminCalendar')}>{open.pauseLink}</Link>
        </p>
        <AdminForm
          action={pathTo('adminOpening')}
          intent="close"
          failed={open.closeFailed}
          checksInBrowser
          className="stack mt4"
          press={open.close}
          saving={open.closing}
          look={{ variant: 'danger' }}
        >
          <TextField name="reason" label={open.reason} maxLength={200} autoComplete="off" />
          <Checkbox name="isConfirmed" required label={open.confirm} />
        </AdminForm>
      </section>
    </AdminPage>
  )
}
