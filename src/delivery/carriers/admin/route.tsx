import { Link } from 'react-router'
import { readActor } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { SERVED_CITY } from '#delivery/addresses/domain/served-city.ts'
import { carrierHistory } from '#delivery/carriers/copy/admin-carrier-history.ts'
import { carriersCopy as words } from '#delivery/carriers/copy/admin-carriers.ts'
import { viewAccount } from '#delivery/carriers/use-cases/connect-account.ts'
import { type CarrierSettings, loadCarriers } from '#delivery/carriers/use-cases/load-carriers.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { SETTINGS_ENTITY } from '#settings/use-cases/save-settings.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { accountReturnUrl, broughtIn } from './account-action.server.ts'
import { AccountPanel } from './account-panel.tsx'
import { BoxesPanel, NewBoxPanel } from './boxes-panel.tsx'
import { changeCarriers } from './carriers-action.server.ts'
import { EditRatesPanel, RatesFilePanel } from './rates-forms.tsx'
import { RatesTable } from './rates-table.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

const shared = { action: pathTo('adminCarriers'), failed: { title: words.failed }, saving: words.saving }

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.crumb }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const settings = await loadCarriers(shop)
  const account = await viewAccount(shop, {
    state: settings.account,
    workshop: settings.workshop,
    actor: readActor(context),
    returnUrl: accountReturnUrl(shop),
  })
  const callback = broughtIn(new URL(request.url))
  const history = await listChanges(shop, { ...SETTINGS_ENTITY, action: 'carriers', limit: 10 })
  const { banner } = shop.settings.current().values
  return { settings, history, account, brought: callback, banner: banner.text }
}

export const action = changeCarriers

export default function CarriersPage({ loaderData }: Route.ComponentProps) {
  const { settings, history, account, brought, banner } = loaderData
  const { rates, boxes, version, unmeasured } = settings
  const isStarted = rates.length > 0 && boxes.length > 0
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <DeliveryWaysPanel settings={settings} isStarted={isStarted} />
      {settings.isOffered && speaksOfCityAlone(banner) && (
        <Note icon="alert">
          {words.banner(banner)} <Link to={pathTo('adminShop')}>{words.toBanner}</Link>.
        </Note>
      )}
      {!isStarted && <StartPanel version={version} />}
      {unmeasured.length > 0 && isStarted && (
        <Note icon="alert">
          <b>{words.unmeasured.title}:</b>{' '}
          {unmeasured.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={pathTo('adminProduct', { id })}>{name}</Link>
            </span>
          ))}
          . {words.unmeasured.text}
        </Note>
      )}
      {rates.length > 0 && <RatesTable rates={rates} />}
      {(boxes.length > 0 || rates.length > 0) && (
        <div className="split split--rates">
          <div className="panels grid g5">
            {rates.length > 0 && <EditRatesPanel version={version} />}
            <BoxesPanel boxes={boxes} version={version} />
          </div>
          <div className="panels grid g5">
            {rates.length > 0 && <RatesFilePanel version={version} />}
            <NewBoxPanel version={version} />
          </div>
        </div>
      )}
      {(isStarted || account.kind === 'connected') && <AccountPanel view={account} brought={brought} />}
      <AuditTrail entries={history} words={carrierHistory} />
    </AdminPage>
  )
}

/** Only suggests a change, because the banner text belongs to the owner. */
const speaksOfCityAlone = (text: string) => text.includes(SERVED_CITY) && !/brasil|correios/i.test(text)

function DeliveryWaysPanel({ settings, isStarted }: { settings: CarrierSettings; isStarted: boolean }) {
  const { isOffered, isCourierEnabled, version } = settings
  return (
    <section className="panel" aria-labelledby="delivery-ways">
      <div className="panel__head cluster ends baseline">
        <h2 id="delivery-ways">{words.ways.title}</h2>
      </div>
      <dl className="delivery-ways">
        <div>
          <dt>
            {words.ways.courier} <Switched isOn={isCourierEnabled} />
          </dt>
          <dd className="small muted">{words.ways.courierHint}</dd>
          <dd>
            <LinkButton variant="ghost" small to={pathTo('adminFreight')}>
              {words.ways.adjust}
              <VisuallyHidden> {words.ways.courier}</VisuallyHidden>
            </LinkButton>
          </dd>
        </div>
        <div>
          <dt>{words.ways.pickup}</dt>
          <dd className="small muted">{words.ways.pickupHint}</dd>
          <dd>
            <LinkButton variant="ghost" small to={pathTo('adminCalendar')}>
              {words.ways.adjust}
              <VisuallyHidden> {words.ways.pickup}</VisuallyHidden>
            </LinkButton>
          </dd>
        </div>
        <div>
          <dt>
            {words.ways.brazil} <Switched isOn={isOffered} />
          </dt>
          <dd className="small muted">{words.ways.brazilHint[isOffered ? 'on' : 'off']}</dd>
          {(isStarted || isOffered) && (
            <dd>
              <AdminForm
                {...shared}
                intent="switch"
                hidden={{ version, wanted: isOffered ? 'off' : 'on' }}
                press={isOffered ? words.ways.turnOff : words.ways.turnOn}
                look={{ variant: isOffered ? 'ghost' : undefined, small: true }}
              />
            </dd>
          )}
        </div>
      </dl>
    </section>
  )
}

const Switched = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'sage' : 'linen'}>{isOn ? words.on : words.off}</Badge>
)

function StartPanel({ version }: { version: number }) {
  return (
    <section className="panel" aria-labelledby="carriers-start">
      <div className="panel__head cluster ends baseline">
        <h2 id="carriers-start">{words.start.title}</h2>
      </div>
      <p>{words.start.text}</p>
      <AdminForm
        {...shared}
        intent="propose"
        hidden={{ version }}
        className="mt4"
        press={words.start.button}
      />
    </section>
  )
}
