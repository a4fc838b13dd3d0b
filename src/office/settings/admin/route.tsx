import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
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
import { expand } from '#ui/browser/expand.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { CourierSection } from './courier-section.tsx'
import { FoldedSection, type SettingsFieldSpan, type ShopSection } from './folded-section.tsx'
import { PixKeySection, type PixKeyView } from './pix-key-section.tsx'
import { changeSettings } from './settings-action.server.ts'
import { SettingsForm } from './settings-form.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const settings = await loadSettings(shop)
  const changes = await listChanges(shop, { ...SETTINGS_ENTITY, limit: 10 })
  const { brand, home, pictures, search, ourStory, craftProcess, sustainability, ...values } = settings.values
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

const sections: readonly (readonly [section: ShopSection, fields?: readonly SettingsFieldSpan[]])[] = [
  ['banner'],
  [
    'contact',
    [['name', 4], ['since', 2], ['taxId', 3], ['stateRegister', 3], ['address'], ['email', 3], ['phone', 3]],
  ],
  ['social', [['instagram'], ['pinterest'], ['whatsapp', 3]]],
  [
    'hours',
    [
      ['weekdaysFrom', 3],
      ['weekdaysTo', 3],
      ['saturdayFrom', 3],
      ['saturdayTo', 3],
      ['sundayFrom', 3],
      ['sundayTo', 3],
    ],
  ],
  ['testimonials'],
  [
    'figures',
    [
      ['value1', 2],
      ['label1', 4],
      ['value2', 2],
      ['label2', 4],
      ['value3', 2],
      ['label3', 4],
    ],
  ],
  ['mail', [['senderName', 3], ['replyTo', 3], ['signature']]],
  [
    'limits',
    [
      ['holdUnits', 3],
      ['pixHoldMinutes', 3],
      ['pixHoldUntil', 3],
    ],
  ],
  [
    'processors',
    [
      ['hosting', 3],
      ['mail', 3],
    ],
  ],
  ['features', [['gifts'], ['quiz'], ['invoiceCpf'], ['newsletter'], ['batchCounts']]],
  ['returns', [['complaintDays', 3]]],
  ['pickup', [['offered']]],
  ['pots', [['offered']]],
  ['vouchers', [['offered'], ['step1', 2], ['step2', 2], ['step3', 2], ['least', 3], ['most', 3]]],
]

export default function ShopSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings, pixKey, today, changes, isOpen } = loaderData
  const { values, versions } = settings
  useLinkedSection()
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
      <div className="grid g5 setup__body">
        <div className="panel folds">
          <Link className="link" to={pathTo('adminCalendar')}>
            <span>{words.calendar}</span>
          </Link>
          <CourierSection pause={values.courierPause} version={versions.courierPause} today={today} />
          <PixKeySection pixKey={pixKey} />
        </div>
        <SettingsForm
          action={pathTo('adminShop')}
          draft="settings"
          versions={versions}
          className="panel folds"
        >
          {(form) =>
            sections.map(([section, fields]) => (
              <FoldedSection key={section} {...{ section, fields, values, form }} />
            ))
          }
        </SettingsForm>
        <AuditTrail entries={changes} words={words.history} />
      </div>
    </AdminPage>
  )
}

function useLinkedSection() {
  const { hash } = useLocation()
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1))
    if (!section) return
    expand(section)
    section.closest('details')?.scrollIntoView()
  }, [hash])
}
