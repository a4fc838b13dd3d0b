import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calendarCopy, closeDaysCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import { previewClosing } from '#fulfilment/calendar/use-cases/preview-closing.ts'
import { daysFrom, isIsoDay } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/close-route'
import { ClosingForm } from './closing-form.tsx'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: calendarCopy.title, to: pathTo('adminCalendar') }, { label: words.title }],
  loadFailed: calendarCopy.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const today = isoDay(shop.clock.now())
  const parameters = new URL(request.url).searchParams
  const typed = (name: string, otherwise: string) => {
    const day = parameters.get(name) ?? ''
    return isIsoDay(day) && day >= today ? day : otherwise
  }
  const from = typed('de', today)
  const last = typed('ate', from)
  const until = last < from ? from : last
  const kind: ClosingKind = parameters.get('tipo') === 'vacation' ? 'vacation' : 'day-off'
  return { today, from, until, kind, ...(await previewClosing(shop, { from, until, kind })) }
}

const KINDS = ['day-off', 'vacation'] as const
type ClosingKind = (typeof KINDS)[number]

export default function CloseDaysPage({ loaderData }: Route.ComponentProps) {
  const { orders } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="split">
        <div className="panels grid g5">
          <DaysForm {...loaderData} />
          <ClosingForm {...loaderData} />
        </div>
        <div className="panels grid g5">
          <section className="panel" aria-labelledby="muda">
            <div className="panel__head cluster ends baseline">
              <h2 id="muda">{words.effects}</h2>
            </div>
            <ul className="grid g3 cal__effects">
              {words.effectList(loaderData).map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </section>
          {orders.length > 0 && (
            <section className="panel" aria-labelledby="email">
              <div className="panel__head cluster ends baseline">
                <h2 id="email">{words.mail}</h2>
              </div>
              <p className="hint">{words.mailText}</p>
            </section>
          )}
        </div>
      </div>
    </AdminPage>
  )
}

/** The days are in the query string, so that the server can render the list. */
function DaysForm({ today, from, until, kind }: Route.ComponentProps['loaderData']) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const isLoading = useNavigation().state !== 'idle'
  // The server may have corrected the days. Never overwrites the focused field.
  const showDays = () => {
    for (const [name, day] of Object.entries({ de: from, ate: until })) {
      const field = form.current?.elements.namedItem(name)
      if (!isLoading && field instanceof HTMLInputElement && field !== document.activeElement)
        field.value = day
    }
  }
  const askForList = () => {
    if (!form.current) return
    const typed = new FormData(form.current)
    const day = (name: string) => String(typed.get(name))
    const isAhead = (name: string) => isIsoDay(day(name)) && day(name) >= today
    const isOther = day('de') !== from || day('ate') !== until || typed.get('tipo') !== kind
    if (isOther && isAhead('de') && isAhead('ate'))
      submit(form.current, { replace: true, preventScrollReset: true })
  }
  const isMounted = useRef(false)
  useEffect(() => {
    // Applies choices made before hydration.
    if (isMounted.current) showDays()
    else askForList()
    isMounted.current = true
  })
  return (
    <Form ref={form} method="get" className="panels grid g5" onBlur={showDays} onChange={askForList}>
      <section className="panel" aria-labelledby="quando">
        <div className="panel__head cluster ends baseline">
          <h2 id="quando">{words.when}</h2>
          <span className="muted">{words.days(daysFrom(from, until) + 1)}</span>
        </div>
        <div className="grid grid--fit g3 cal__when">
          <TextField type="date" label={words.from} name="de" min={today} defaultValue={from} />
          <TextField type="date" label={words.until} name="ate" min={today} defaultValue={until} />
        </div>
      </section>
      <section className="panel" aria-labelledby="loja">
        <div className="panel__head cluster ends baseline">
          <h2 id="loja">{words.kind}</h2>
        </div>
        <RadioGroup
          legend={words.kind}
          legendHidden
          name="tipo"
          defaultValue={kind}
          options={KINDS.map((value) => ({
            value,
            label: (
              <>
                <b>{words.kinds[value].label}</b>, {words.kinds[value].hint}
              </>
            ),
          }))}
        />
      </section>
    </Form>
  )
}
