import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { maskPixKey, pixAccountAt } from '#settings/domain/pix-account.ts'
import { loadSettings, type ShopSettings } from '#settings/use-cases/load-settings.ts'
import { SETTINGS_ENTITY } from '#settings/use-cases/save-settings.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { BannerSection } from './banner-section.tsx'
import { CourierSection } from './pause-sections.tsx'
import { PixKeySection, type PixKeyView } from './pix-key-section.tsx'
import { PlainSection, TestimonialsSection } from './plain-section.tsx'
import { changeSettings } from './settings-action.server.ts'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const settings = await loadSettings(shop)
  const changes = await listChanges(shop, { ...SETTINGS_ENTITY, limit: 10 })
  const { home, pictures, search, ourStory, craftProcess, sustainability, ...values } = settings.values
  const { versions } = settings
  const now = shop.clock.now()
  return {
    settings: { values, versions },
    pixKey: pixKeyView(shop, settings),
    today: isoDay(now),
    changes,
    isOpen: settings.opening.isShopOpen,
  }
}

/** The full key never leaves the server. */
function pixKeyView({ config, clock }: Shop, { pixKey, versions }: ShopSettings): PixKeyView {
  const now = clock.now()
  const current = pixAccountAt(pixKey, config.ownPixKey ?? null, now)
  const waiting = pixKey?.account && pixKey.since > now ? pixKey.account : null
  return {
    version: versions.pixKey,
    current: current && { maskedKey: maskPixKey(current.key), receiver: current.receiver },
    waiting: waiting && pixKey && { maskedKey: maskPixKey(waiting.key), since: pixKey.since },
  }
}

export const action = changeSettings

const parts = [
  'courierPause',
  'banner',
  'contact',
  'social',
  'hours',
  'testimonials',
  'figures',
  'mail',
  'limits',
  'processors',
  'features',
  'returns',
  'pickup',
  'pots',
  'vouchers',
] as const

export default function ShopSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings, pixKey, today, changes, isOpen } = loaderData
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <LinkButton to={pathTo('adminOpening')} variant="ghost">
          {isOpen ? words.toClosing : words.toOpening}
        </LinkButton>
      }
    >
      <div className="grid g5 setup">
        <nav className="setup__nav" aria-label={words.parts}>
          {parts.map((part) => (
            <a key={part} href={`#${part}`}>
              {words.sections[part].title}
            </a>
          ))}
          <a href="#pixKey">{words.pixKey.title}</a>
        </nav>
        <div className="grid g5">
          <section className="job" aria-labelledby="calendario">
            <div className="job__head">
              <h2 id="calendario">{words.calendar.title}</h2>
              <p>{words.calendar.about}</p>
            </div>
            <Link className="link" to={pathTo('adminCalendar')}>
              <span>{words.calendar.open}</span>
            </Link>
          </section>
          <CourierSection settings={settings} today={today} />
          <BannerSection settings={settings} />
          <PlainSection
            section="contact"
            fields={[
              ['name', 4],
              ['since', 2],
              ['taxId', 3],
              ['stateRegister', 3],
              ['address'],
              ['email', 3],
              ['phone', 3],
            ]}
            settings={settings}
          />
          <PlainSection
            section="social"
            fields={[['instagram'], ['pinterest'], ['whatsapp', 3]]}
            settings={settings}
          />
          <PlainSection section="hours" fields={hourFields} settings={settings} />
          <TestimonialsSection settings={settings} />
          <PlainSection section="figures" fields={figureFields} settings={settings} />
          <PlainSection
            section="mail"
            fields={[['senderName', 3], ['replyTo', 3], ['signature']]}
            settings={settings}
          />
          <PlainSection
            section="limits"
            fields={[
              ['holdUnits', 3],
              ['pixHoldMinutes', 3],
              ['pixHoldUntil', 3],
            ]}
            settings={settings}
          />
          <PlainSection
            section="processors"
            fields={[
              ['hosting', 3],
              ['mail', 3],
            ]}
            settings={settings}
          />
          <PlainSection
            section="features"
            fields={[['gifts'], ['quiz'], ['invoiceCpf'], ['newsletter']]}
            settings={settings}
          />
          <PlainSection section="returns" fields={[['complaintDays', 3]]} settings={settings} />
          <PlainSection section="pickup" fields={[['offered']]} settings={settings} />
          <PlainSection section="pots" fields={[['offered']]} settings={settings} />
          <PlainSection
            section="vouchers"
            fields={[['offered'], ['step1', 2], ['step2', 2], ['step3', 2], ['least', 3], ['most', 3]]}
            settings={settings}
          />
          <PixKeySection pixKey={pixKey} />
          <AuditTrail entries={changes} words={words.history} />
        </div>
      </div>
    </AdminPage>
  )
}

const hourFields = [
  ['weekdaysFrom', 3],
  ['weekdaysTo', 3],
  ['saturdayFrom', 3],
  ['saturdayTo', 3],
  ['sundayFrom', 3],
  ['sundayTo', 3],
] as const

const figureFields = [
  ['value1', 2],
  ['label1', 4],
  ['value2', 2],
  ['label2', 4],
  ['value3', 2],
  ['label3', 4],
] as const
