import { pathTo } from '#addresses.ts'
import { brandCopy as words } from '#office/brand/copy.ts'
import { changeSettings } from '#office/settings/admin/settings-action.server.ts'
import { SectionFields, SettingsForm } from '#office/settings/admin/settings-form.tsx'
import { shopOf } from '#platform/http/request/context.server.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { NamesPanel } from './names-panel.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { values, versions } = await loadSettings(shopOf(context))
  return { brand: values.brand, versions }
}

export const action = changeSettings

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { brand, versions } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="grid g5 setup__body">
        <SettingsForm action={pathTo('adminBrand')} draft="settings:brand" versions={versions}>
          {(form) => (
            <SectionFields section="brand" form={form} className="panels grid g5">
              {(state) => <NamesPanel state={state} brand={brand} />}
            </SectionFields>
          )}
        </SettingsForm>
      </div>
    </AdminPage>
  )
}
